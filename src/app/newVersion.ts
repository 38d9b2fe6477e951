import { saveTypedText, restoreTypedText } from '@/shared/lib/typedText';
import type { AppInstance } from './createApp';

/** Offers to reload once a newer version of the site is deployed; typed text survives the reload. Loaded when the app is idle. */
export function offerNewVersion({ toasts, i18n }: Pick<AppInstance, 'toasts' | 'i18n'>): void {
  restoreTypedText();
  watchVersion(() => {
    const reload = () => {
      saveTypedText();
      location.reload();
    };
    toasts.show({ tone: 'info', title: i18n.t('common.newVersion'), action: { label: i18n.t('common.reload'), onPress: reload } }, 0);
  });
}

/** Calls `onFound` once if the site has been redeployed since this page was opened; checks when the page becomes visible again and when a chunk cannot be loaded. */
function watchVersion(onFound: () => void): void {
  const loadedEntry = entryOf(document.documentElement.outerHTML);
  let isFound = false;
  const check = async (): Promise<void> => {
    if (isFound || loadedEntry === null) return;
    const response = await fetch('/', { cache: 'no-store' }).catch(() => null);
    const deployedEntry = response?.ok ? entryOf(await response.text()) : null;
    if (isFound || deployedEntry === null || deployedEntry === loadedEntry) return;
    isFound = true;
    onFound();
  };
  document.addEventListener('visibilitychange', () => {
    if (document.visibilityState === 'visible') void check();
  });
  addEventListener('vite:preloadError', () => void check());
}

/** The URL of the built entry script, different in every version. */
const entryOf = (html: string): string | null => /<script[^>]+src="([^"]*\/assets\/[^"]+)"/.exec(html)?.[1] ?? null;
