import { combine, createEvent, createStore } from 'effector';
import { config } from '@/contract/config';
import { query } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { safeUrl } from '@/shared/routing';
import { brand } from '@/shared/brand';

/** The maximum number of backup sites shown. Source: specification, Download popover. */
export const maxBackupSitesShown = 3;

/** The download options were opened. */
export const downloadOpened = createEvent();

const addresses = query({
  endpoint: config.downloadUrl,
  $params: createStore<object | null>(null).on(downloadOpened, (params) => params ?? {}),
  once: true,
  refetchOn: [downloadOpened],
});

const defaultAddresses = { appUrl: brand.appDownload, iosUrl: '', androidUrl: '', backupSites: brand.backupSites };

/** The validated addresses of the app, its stores and the first backup sites; the brand's own addresses until the response arrives. */
export const $offer = combine(addresses.$latest, $locale, (latest, locale) => {
  const { appUrl, iosUrl, androidUrl, backupSites } = latest ?? defaultAddresses;
  const allowedHrefs = (address: string) => {
    const resolved = safeUrl(address, { locale });
    return resolved.kind === 'external' ? [resolved.href] : [];
  };
  return {
    appUrl: allowedHrefs(appUrl)[0] ?? brand.appDownload,
    stores: { ios: allowedHrefs(iosUrl)[0], android: allowedHrefs(androidUrl)[0] },
    backupSites: backupSites.flatMap(allowedHrefs).slice(0, maxBackupSitesShown),
  };
});
