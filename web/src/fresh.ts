/** A fresh random id; randomUUID is only there on secure pages, and a home network is none. */
export function fresh(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(12));
  return Array.from(bytes, (byte) => byte.toString(16).padStart(2, "0")).join("");
}
