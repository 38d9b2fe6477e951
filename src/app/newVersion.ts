import { keepTypedText, restoreTypedText } from '@/shared/lib/typedText';
import type { AppInstance } from './createApp';

/** Offers to load a newer version of the site once it is deployed; what was typed survives the reload. Loaded when the app is idle. */
export function offerNewVersion({ toasts, i18n }: Pick<AppInstance, 'toasts' | 'i18n'>): void {
  restoreTypedText();
  watchVersion(() => {
    const reload = () => {
      keepTypedText();
      location.reload();
    };
    toasts.show({ tone: 'info', title: i18n.t('common.newVersion'), action: { label: i18n.t('common.reload'), onPress: reload } }, 0);
  });
}

/** Tells once when the site has been deployed anew since this page was opened: asked when the page is looked at again, and when a part of it could not be fetched. */
function watchVersion(onFound: () => void): void {
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
