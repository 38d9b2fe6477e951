import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { config } from '@/contract/config';
import { brand } from '@/shared/brand';
import { $offer, maxBackupSitesShown, downloadOpened } from './model';
import { offline, openScope } from '@tests/support/app/scope';

const path = config.downloadUrl.path;
const offering = (appUrl: string, backupSites: string[]) => () =>
  Promise.resolve(Response.json({ code: 200, msg: '', data: { appUrl, iosUrl: '', androidUrl: '', backupSites } }));

test('[R-DL-02] shows at most the first three backup sites', async () => {
  const { scope, intercept } = await openScope();
  intercept(path, offering('https://app.example', ['https://a.example', 'https://b.example', 'https://c.example', 'https://d.example']));
  await allSettled(downloadOpened, { scope });
  expect(scope.getState($offer)).toEqual({
    appUrl: 'https://app.example/',
    stores: {},
    backupSites: ['https://a.example/', 'https://b.example/', 'https://c.example/'],
  });
});

test('ignores unsafe addresses, and falls back to the brand’s own app address', async () => {
  const { scope, intercept } = await openScope();
  intercept(path, offering('javascript:alert(1)', ['http://plain.example', 'https://user@evil.example', 'https://good.example']));
  await allSettled(downloadOpened, { scope });
  expect(scope.getState($offer)).toEqual({ appUrl: brand.appDownload, stores: {}, backupSites: ['https://good.example/'] });
});

test('offers the brand’s own addresses if the request fails, and retries on the next opening', async () => {
  const { scope, requests, intercept } = await openScope();
  intercept(path, offline);
  await allSettled(downloadOpened, { scope });
  expect(scope.getState($offer).backupSites).toHaveLength(maxBackupSitesShown);
  intercept(path, null);
  await allSettled(downloadOpened, { scope });
  await allSettled(downloadOpened, { scope });
  expect(requests.filter((call) => call === `POST ${path}`)).toHaveLength(2);
});
