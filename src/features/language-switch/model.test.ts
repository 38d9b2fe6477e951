import { allSettled, fork } from 'effector';
import { expect, test } from 'vitest';
import { $channel, $transport, noChannel } from '@/shared/api';
import { $storage, memoryStorage, storageKeys } from '@/shared/lib';
import { $navigator } from '@/shared/routing';
import { languageChosen } from './model';

async function choose(address: string, stored: Readonly<Record<string, string>> = {}) {
  const storage = memoryStorage(stored);
  const reloads: string[] = [];
  const scope = fork({
    values: [
      [$storage, storage],
      [$channel, noChannel()],
      [$transport, () => Promise.reject(new TypeError('down'))],
      [$navigator, { go: () => {}, back: () => {}, reload: (to: string) => void reloads.push(to) }],
    ],
  });
  await allSettled(languageChosen, { scope, params: { locale: 'zh_CN', address } });
  return { reloads, saved: storage.read(storageKeys.language.name) };
}

test('[R-ROUTE-02] choosing a language saves it and reloads the same address in it', async () => {
  expect(await choose('/en_US/market?tab=spot#top')).toEqual({ reloads: ['/zh_CN/market?tab=spot#top'], saved: '"zh_CN"' });
});

test('[R-ROUTE-03] the redirect parameter switches to the language too', async () => {
  const { reloads } = await choose('/en_US/login?redirect=%2Fen_US%2ForderHome%2FtransferRecord%3Fsource%3D2');
  expect(reloads).toEqual(['/zh_CN/login?redirect=%2Fzh_CN%2ForderHome%2FtransferRecord%3Fsource%3D2']);
});

test('a new choice replaces the stored language', async () => {
  const { saved } = await choose('/en_US', { [storageKeys.language.name]: '"en_US"' });
  expect(saved).toBe('"zh_CN"');
});
