import { combine, createEvent, createStore, sample } from 'effector';
import { config, type Download } from '@/contract/config';
import { callFx, newestOf } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { safeUrl } from '@/shared/routing';
import { brand } from '@/shared/brand';

/** How many backup sites are shown. Source: specification, Download popover. */
export const backupSitesShown = 3;

/** The reader looks at what can be downloaded. */
export const downloadOpened = createEvent();

const loadFx = callFx(config.downloadUrl);
const $download = createStore<Pick<Download, 'appUrl' | 'backupSites'>>({
  appUrl: brand.appDownload,
  backupSites: [...brand.backupSites],
}).on(newestOf(loadFx), (_, { result }) => result);

/** Where the app is and the first backup sites, each an address that may be followed; the brand's own until the exchange has told. */
export const $offer = combine($download, $locale, ({ appUrl, backupSites }, locale) => {
  const followable = (address: string) => {
    const judged = safeUrl(address, { locale });
    return judged.kind === 'outside' ? [judged.href] : [];
  };
  return { appUrl: followable(appUrl)[0] ?? brand.appDownload, backupSites: backupSites.flatMap(followable).slice(0, backupSitesShown) };
});

const $isAsked = createStore(false).on(loadFx.done, () => true);
sample({ clock: downloadOpened, source: $isAsked, filter: (isAsked) => !isAsked, fn: () => ({}), target: loadFx });
