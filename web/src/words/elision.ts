/** French: “de” before a name, or “d’” where the name begins with a vowel that is heard. */
export function de(name: string): string {
  const bare = name.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
  return /^(?:[aeiouœæ]|h[aeiouy]|y[^aeiou])/.test(bare) ? "d’" : "de ";
}
