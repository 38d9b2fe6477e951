/** Tells once when the site has been deployed anew since this page was opened: asked when the page is looked at again, and when a part of it could not be fetched. */
export function watchVersion(onFound: () => void): void {
  const own = entryOf(document.documentElement.outerHTML);
  let isFound = false;
  const ask = async (): Promise<void> => {
    if (isFound || own === null) return;
    const answer = await fetch('/', { cache: 'no-store' }).catch(() => null);
    const current = answer?.ok ? entryOf(await answer.text()) : null;
    if (isFound || current === null || current === own) return;
    isFound = true;
    onFound();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void ask();
  });
  addEventListener('vite:preloadError', () => void ask());
}

/** The address of the built entry, which is another one in every version. */
const entryOf = (html: string): string | null => /<script[^>]+src="([^"]*\/assets\/[^"]+)"/.exec(html)?.[1] ?? null;
