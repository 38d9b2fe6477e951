import { combine, createEvent, createStore } from 'effector';
import { config } from '@/contract/config';
import { query } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { safeUrl } from '@/shared/routing';
import { brand } from '@/shared/brand';

/** How many backup sites are shown. Source: specification, Download popover. */
export const backupSitesShown = 3;

/** The download options were opened. */
export const downloadOpened = createEvent();

const addresses = query({
  endpoint: config.downloadUrl,
  $params: createStore<object | null>(null).on(downloadOpened, (params) => params ?? {}),
  once: true,
  refetchOn: [downloadOpened],
});

/** The app's address and the first backup sites, all validated; the brand's own addresses until the exchange has answered. */
export const $offer = combine(addresses.$latest, $locale, (known, locale) => {
  const { appUrl, backupSites } = known ?? { appUrl: brand.appDownload, backupSites: brand.backupSites };
  const followable = (address: string) => {
    const judged = safeUrl(address, { locale });
    return judged.kind === 'outside' ? [judged.href] : [];
  };
  return { appUrl: followable(appUrl)[0] ?? brand.appDownload, backupSites: backupSites.flatMap(followable).slice(0, backupSitesShown) };
});
