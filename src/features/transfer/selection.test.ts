import { describe, expect, test } from 'vitest';
import { account } from '@/contract/capital';
import { respondWithCode } from '@tests/support/app/scope';
import { callPaths, openTransfer, respondWith } from '@tests/support/app/transferForm';
import './amount';
import {
  $optionsError,
  $coin,
  $coins,
  $accounts,
  $pair,
  $pairs,
  $wallets,
  coinChosen,
  pairChosen,
  retryRequested,
  sourceChosen,
  formMounted,
  accountsSwapped,
  targetChosen,
} from './selection';
import { transferClosed } from './dialogModel';

const { spot, c2c, perpetual, crossMargin, isolatedMargin } = account;

test('[R-CALL-16] an opened form requests the wallets of its coin, the coins of its route and the transferable amount once each', async () => {
  const { urls, run } = await openTransfer();
  await run(formMounted, {});
  expect(urls.toSorted()).toEqual([
    `${callPaths.coins}?type=25`,
    `${callPaths.wallets}?coinId=52`,
    `${callPaths.info}?coinId=52&type=25&wallet=2`,
  ]);
});

describe('accounts', () => {
  test('[R-TRANSFER-01] source and target start as requested, and can be chosen and swapped', async () => {
    const { read, run } = await openTransfer();
    await run(formMounted, { source: c2c, target: spot });
    expect(read($accounts)).toEqual({ source: c2c, target: spot });
    await run(targetChosen, crossMargin);
    await run(accountsSwapped, undefined);
    expect(read($accounts)).toEqual({ source: crossMargin, target: c2c });
    await run(sourceChosen, null);
    expect(read($accounts)).toEqual({ source: null, target: c2c });
  });

  test('[R-TRANSFER-21] [R-ACCT-01] the five transfer accounts are loaded with their activation', async () => {
    const { read, run } = await openTransfer({ as: 'newUser', scenario: 'margin-inactive' });
    await run(formMounted, {});
    const active = read($wallets)?.map(({ walletType, sourceActivated, targetActivated }) => [
      walletType,
      sourceActivated && targetActivated,
    ]);
    expect(active).toEqual([
      [spot, true],
      [c2c, true],
      [perpetual, true],
      [crossMargin, false],
      [isolatedMargin, false],
    ]);
  });

  test('a route that the exchange does not offer is cleared once known', async () => {
    const { intercept, read, run } = await openTransfer();
    const state = { sourceActivated: true, targetActivated: true, available: '1' };
    const offered = [
      { ...state, walletType: spot, transferTypes: [{ targetWallet: c2c, transferType: 9 }] },
      { ...state, walletType: c2c, transferTypes: [] },
    ];
    intercept(callPaths.wallets, respondWith(offered));
    await run(formMounted, { source: spot, target: perpetual });
    expect(read($accounts)).toEqual({ source: spot, target: null });
  });
});

describe('trading pair', () => {
  test('[R-TRANSFER-11] isolated margin starts with the first enabled pair, as source and as target', async () => {
    const { read, run } = await openTransfer();
    await run(formMounted, {});
    expect(read($pair)).toBeNull();
    await run(targetChosen, isolatedMargin);
    const into = read($pairs).find((pair) => pair.baseTransferinable && pair.quoteTransferinable);
    expect(read($pair)).toEqual(into);
    await run(accountsSwapped, undefined);
    expect(read($pair)).toEqual(read($pairs).find((pair) => pair.baseTransferoutable && pair.quoteTransferoutable));
  });

  test('[R-TRANSFER-20] a pair with suspended transfers in that direction is not selected even if requested', async () => {
    const shut = {
      tradeId: 1,
      base: 'A',
      quote: 'B',
      baseTransferinable: false,
      quoteTransferinable: true,
      baseTransferoutable: true,
      quoteTransferoutable: true,
    };
    const open = { ...shut, tradeId: 2, baseTransferinable: true };
    const { intercept, read, run } = await openTransfer();
    intercept(callPaths.pairs, respondWith([shut, open]));
    await run(formMounted, { source: spot, target: isolatedMargin });
    await run(pairChosen, 1);
    expect(read($pair)?.tradeId).toBe(2);
    await run(accountsSwapped, undefined);
    expect(read($pair)?.tradeId).toBe(1);
  });

  test('a chosen pair survives a swap, and is reset when isolated margin is deselected', async () => {
    const { read, run } = await openTransfer();
    await run(formMounted, { source: spot, target: isolatedMargin });
    const [first, , third] = read($pairs);
    await run(pairChosen, third?.tradeId ?? 0);
    await run(accountsSwapped, undefined);
    expect(read($pair)).toEqual(third);
    await run(sourceChosen, perpetual);
    await run(sourceChosen, isolatedMargin);
    expect(read($pair)).toEqual(first);
  });

  test('the coins of isolated margin are those of the pair', async () => {
    const { read, run } = await openTransfer();
    await run(formMounted, { source: spot, target: isolatedMargin });
    const pair = read($pair);
    expect(new Set(read($coins).map(({ shortName }) => shortName))).toEqual(new Set([pair?.base, pair?.quote]));
  });
});

describe('coin', () => {
  test('[R-TRANSFER-23] coin 52 is the default for a missing or unlisted coin', async () => {
    const { read, run } = await openTransfer();
    await run(formMounted, {});
    expect(read($coin)?.coinId).toBe(52);
    await run(formMounted, { coinId: 999_999 });
    expect(read($coin)?.coinId).toBe(52);
  });

  test('a requested or chosen coin is selected if the route offers it', async () => {
    const { read, run } = await openTransfer();
    await run(formMounted, { source: spot, target: c2c });
    const other = read($coins).find(({ coinId }) => coinId !== 52);
    await run(coinChosen, other?.coinId ?? 0);
    expect(read($coin)).toEqual(other);
    await run(formMounted, { source: spot, target: c2c, coinId: other?.coinId });
    expect(read($coin)).toEqual(other);
  });

  test('the wallets are requested with their balance of the chosen coin', async () => {
    const { urls, read, run } = await openTransfer();
    await run(formMounted, { source: spot, target: c2c });
    const other = read($coins).find(({ coinId }) => coinId !== 52);
    await run(coinChosen, other?.coinId ?? 0);
    expect(urls).toContain(`${callPaths.wallets}?coinId=${other?.coinId}`);
  });
});

describe('loading', () => {
  test('a failed load is reported and can be retried', async () => {
    const { intercept, passThrough, read, run } = await openTransfer();
    intercept(callPaths.wallets, respondWithCode(50000));
    await run(formMounted, {});
    expect(read($optionsError)?.failure).toMatchObject({ code: 50000 });
    intercept(callPaths.wallets, passThrough);
    await run(retryRequested, undefined);
    expect(read($optionsError)).toBeNull();
    expect(read($coin)?.coinId).toBe(52);
  });

  test('[R-SHEET-01] a closed form requests nothing, and an opened one starts afresh', async () => {
    const { urls, read, run } = await openTransfer();
    await run(formMounted, { source: c2c, target: spot });
    await run(transferClosed, undefined);
    const before = urls.length;
    await run(targetChosen, crossMargin);
    await run(retryRequested, undefined);
    expect(urls).toHaveLength(before);
    await run(formMounted, {});
    expect(read($accounts)).toEqual({ source: spot, target: perpetual });
  });
});
