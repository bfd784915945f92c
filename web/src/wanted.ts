const AGAIN_MS = 2000;

/** Whether the site has been built anew since this page was opened: its files have other names. */
async function renewed(): Promise<boolean> {
  const script = document.querySelector("script[type=module][src]")?.getAttribute("src");
  if (!script) return false;
  const page = await fetch("/", { cache: "no-cache" });
  return page.ok && !(await page.text()).includes(script);
}

/**
 * A part of the client that is not here yet, asked for until it comes. A page that is older than
 * the site asks in vain, and is opened anew.
 */
export async function wanted<T>(part: () => Promise<T>): Promise<T> {
  for (;;) {
    try {
      return await part();
    } catch {
      if (await renewed().catch(() => false)) location.reload();
      await new Promise((resume) => setTimeout(resume, AGAIN_MS));
    }
  }
}
