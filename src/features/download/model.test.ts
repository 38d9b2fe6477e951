import { allSettled } from 'effector';
import { expect, test } from 'vitest';
import { config } from '@/contract/config';
import { brand } from '@/shared/brand';
import { $offer, backupSitesShown, downloadOpened } from './model';
import { offline, openScope } from '@tests/support/app/scope';

const path = config.downloadUrl.path;
const offering = (appUrl: string, backupSites: string[]) => () =>
  Promise.resolve(Response.json({ code: 200, msg: '', data: { appUrl, iosUrl: '', androidUrl: '', backupSites } }));

test('[R-DL-02] the first three backup sites are shown when there are more', async () => {
  const { scope, intercept } = await openScope();
  intercept(path, offering('https://app.example', ['https://a.example', 'https://b.example', 'https://c.example', 'https://d.example']));
  await allSettled(downloadOpened, { scope });
  expect(scope.getState($offer)).toEqual({
    appUrl: 'https://app.example/',
    stores: {},
    backupSites: ['https://a.example/', 'https://b.example/', 'https://c.example/'],
  });
});

test('an address that may not be followed is left out, and the app falls back to the brand’s own', async () => {
  const { scope, intercept } = await openScope();
  intercept(path, offering('javascript:alert(1)', ['http://plain.example', 'https://user@evil.example', 'https://good.example']));
  await allSettled(downloadOpened, { scope });
  expect(scope.getState($offer)).toEqual({ appUrl: brand.appDownload, stores: {}, backupSites: ['https://good.example/'] });
});

test('without an answer the brand’s own addresses are offered, and the next look asks again', async () => {
  const { scope, requests, intercept } = await openScope();
  intercept(path, offline);
  await allSettled(downloadOpened, { scope });
  expect(scope.getState($offer).backupSites).toHaveLength(backupSitesShown);
  intercept(path, null);
  await allSettled(downloadOpened, { scope });
  await allSettled(downloadOpened, { scope });
  expect(requests.filter((call) => call === `POST ${path}`)).toHaveLength(2);
});
