import { describe, expect, test } from 'vitest';
import * as z from 'zod/mini';
import { assumptions } from '../endpoint';
import { web3 } from '.';
import { AccountDataRequest, MarketAccountAsset, Web3ChainListEntry, Web3WalletStore } from './schema/assets';
import { ScanQuery, WalletConnect, Web3WalletInfo } from './schema/login';
import { avatarColours } from './constants';

/** Asserts that a schema has the specified fields, spelled as given, and that all other fields are marked as assumed. */
const has = (schema: z.ZodMiniObject, fields: string) => () => {
  const names = fields.split(' ');
  expect(Object.keys(schema.shape)).toEqual(expect.arrayContaining(names));
  const own = Object.entries(schema.shape).filter(([name, field]) => !names.includes(name) && !assumptions.has(field));
  expect(own.map(([name]) => name)).toEqual([]);
};

describe('fields', () => {
  test('[R-WALLET-07] wallet connect has a token and a login result', has(WalletConnect, 'qrCodeToken loginResult'));
  test('[R-WEB3-01] the wallet info has the given fields', has(Web3WalletInfo, 'accountId accountName colorId device ip walletName'));
  test(
    '[R-WEB3-03] the wallet store has the given fields',
    has(Web3WalletStore, 'chainAll coinAll accountAddress assetChainIndex showNumbers totalBalance walletAllBalances'),
  );
  test(
    '[R-WEB3-04] an entry of a chain list has the given fields',
    has(
      Web3ChainListEntry,
      'address balance chainIndex isMultiChainNetwork isRiskToken logo rawBalance symbol tokenAddress tokenPrice tokenType chainList',
    ),
  );
  test('[R-WEB3-05] the account asset has its tokens', has(MarketAccountAsset, 'tokenAssets'));
  test('[R-CALL-06] a status check carries the token', has(ScanQuery, 'qrCodeToken'));
  test('[R-CALL-07] account data is requested with account and filter', has(AccountDataRequest, 'accountId filter'));
});

test.each([
  [0, true],
  [9, true],
  [10, false],
  [-1, false],
  [2.5, false],
])('[R-WEB3-02] an avatar has one of ten colours, %d is valid: %s', (colorId, isValid) => {
  const wallet = { accountId: 'acc-1', accountName: 'One', colorId, device: '', ip: '', walletName: 'First' };
  expect(z.safeParse(Web3WalletInfo, wallet).success).toBe(isValid);
  expect(avatarColours).toEqual({ first: 0, last: 9 });
});

test('[R-CALL-05] the wallet is served under two prefixes', () => {
  const paths = Object.values(web3).map(({ path }) => path);
  const without = paths.filter((path) => path.startsWith('/web3/wallet/'));
  const within = paths.filter((path) => path.startsWith('/hk-web/web3/wallet/'));
  expect([without.length, within.length]).toEqual([7, 22]);
  expect(paths).toHaveLength(29);
});
