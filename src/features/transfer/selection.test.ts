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
  retried,
  sourceChosen,
  started,
  swapped,
  targetChosen,
} from './selection';
import { transferClosed } from './opening';

const { spot, c2c, perpetual, crossMargin, isolatedMargin } = account;

test('[R-CALL-16] an opened form asks for the wallets of its coin, the coins of its way and what may leave, each once', async () => {
  const { urls, run } = await openTransfer();
  await run(started, {});
  expect(urls.toSorted()).toEqual([
    `${callPaths.coins}?type=25`,
    `${callPaths.wallets}?coinId=52`,
    `${callPaths.info}?coinId=52&type=25&wallet=2`,
  ]);
});

describe('accounts', () => {
  test('[R-TRANSFER-01] source and target start as asked for, are chosen and swapped', async () => {
    const { read, run } = await openTransfer();
    await run(started, { source: c2c, target: spot });
    expect(read($accounts)).toEqual({ source: c2c, target: spot });
    await run(targetChosen, crossMargin);
    await run(swapped, undefined);
    expect(read($accounts)).toEqual({ source: crossMargin, target: c2c });
    await run(sourceChosen, null);
    expect(read($accounts)).toEqual({ source: null, target: c2c });
  });

  test('[R-TRANSFER-21] [R-ACCT-01] the five accounts that money moves between come with whether they are activated', async () => {
    const { read, run } = await openTransfer({ as: 'newUser', scenario: 'margin-inactive' });
    await run(started, {});
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

  test('a way that the exchange does not offer is cleared as soon as that is known', async () => {
    const { intercept, read, run } = await openTransfer();
    const state = { sourceActivated: true, targetActivated: true, available: '1' };
    const offered = [
      { ...state, walletType: spot, transferTypes: [{ targetWallet: c2c, transferType: 9 }] },
      { ...state, walletType: c2c, transferTypes: [] },
    ];
    intercept(callPaths.wallets, respondWith(offered));
    await run(started, { source: spot, target: perpetual });
    expect(read($accounts)).toEqual({ source: spot, target: null });
  });
});

describe('trading pair', () => {
  test('[R-TRANSFER-11] isolated margin starts with the first enabled pair, as source and as target', async () => {
    const { read, run } = await openTransfer();
    await run(started, {});
    expect(read($pair)).toBeNull();
    await run(targetChosen, isolatedMargin);
    const into = read($pairs).find((pair) => pair.baseTransferinable && pair.quoteTransferinable);
    expect(read($pair)).toEqual(into);
    await run(swapped, undefined);
    expect(read($pair)).toEqual(read($pairs).find((pair) => pair.baseTransferoutable && pair.quoteTransferoutable));
  });

  test('[R-TRANSFER-20] a pair that cannot go that way is not taken even when it is asked for', async () => {
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
    await run(started, { source: spot, target: isolatedMargin });
    await run(pairChosen, 1);
    expect(read($pair)?.tradeId).toBe(2);
    await run(swapped, undefined);
    expect(read($pair)?.tradeId).toBe(1);
  });

  test('a chosen pair stays through a swap, and is forgotten when isolated margin is left', async () => {
    const { read, run } = await openTransfer();
    await run(started, { source: spot, target: isolatedMargin });
    const [first, , third] = read($pairs);
    await run(pairChosen, third?.tradeId ?? 0);
    await run(swapped, undefined);
    expect(read($pair)).toEqual(third);
    await run(sourceChosen, perpetual);
    await run(sourceChosen, isolatedMargin);
    expect(read($pair)).toEqual(first);
  });

  test('the coins of isolated margin are those of the pair', async () => {
    const { read, run } = await openTransfer();
    await run(started, { source: spot, target: isolatedMargin });
    const pair = read($pair);
    expect(new Set(read($coins).map(({ shortName }) => shortName))).toEqual(new Set([pair?.base, pair?.quote]));
  });
});

describe('coin', () => {
  test('[R-TRANSFER-23] coin 52 stands where none is given, or one that is not in the list', async () => {
    const { read, run } = await openTransfer();
    await run(started, {});
    expect(read($coin)?.coinId).toBe(52);
    await run(started, { coinId: 999_999 });
    expect(read($coin)?.coinId).toBe(52);
  });

  test('a coin that was asked for or chosen stands as long as the way has it', async () => {
    const { read, run } = await openTransfer();
    await run(started, { source: spot, target: c2c });
    const other = read($coins).find(({ coinId }) => coinId !== 52);
    await run(coinChosen, other?.coinId ?? 0);
    expect(read($coin)).toEqual(other);
    await run(started, { source: spot, target: c2c, coinId: other?.coinId });
    expect(read($coin)).toEqual(other);
  });

  test('the wallets tell what they hold of the chosen coin', async () => {
    const { urls, read, run } = await openTransfer();
    await run(started, { source: spot, target: c2c });
    const other = read($coins).find(({ coinId }) => coinId !== 52);
    await run(coinChosen, other?.coinId ?? 0);
    expect(urls).toContain(`${callPaths.wallets}?coinId=${other?.coinId}`);
  });
});

describe('loading', () => {
  test('what could not be loaded says so and is asked for again', async () => {
    const { intercept, passing, read, run } = await openTransfer();
    intercept(callPaths.wallets, respondWithCode(50000));
    await run(started, {});
    expect(read($optionsError)?.failure).toMatchObject({ code: 50000 });
    intercept(callPaths.wallets, passing);
    await run(retried, undefined);
    expect(read($optionsError)).toBeNull();
    expect(read($coin)?.coinId).toBe(52);
  });

  test('[R-SHEET-01] a closed form asks for nothing, an opened one begins anew', async () => {
    const { urls, read, run } = await openTransfer();
    await run(started, { source: c2c, target: spot });
    await run(transferClosed, undefined);
    const before = urls.length;
    await run(targetChosen, crossMargin);
    await run(retried, undefined);
    expect(urls).toHaveLength(before);
    await run(started, {});
    expect(read($accounts)).toEqual({ source: spot, target: perpetual });
  });
});
