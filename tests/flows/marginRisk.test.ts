import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { account, capital } from '@/contract/capital';
import { divide, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { margin } from '@/contract/margin';
import { fromCrossAccount, fromIsolatedAccount, riskAfter, type MarginAccount } from '@/entities/margin-account';
import { borrowChange, maxRepayable, repayChange, sentAmount } from '@/features/margin-loan/loanForm';
import { transferChange } from '@/features/transfer/transferChange';
import { formRuns } from '@tests/support/exchange/forms';
import { openFlow } from './flow';

const bitcoinPair = 1001;
const kinds = ['borrow', 'repay', 'transferOut', 'transferIn'] as const;
const step = fc.record({ kind: fc.constantFrom(...kinds), coin: fc.nat({ max: 3 }), share: fc.integer({ min: 1, max: 100 }) });
const shareOf = (total: Decimal, share: number) => truncate(multiply(total, divide(String(share), '100')), 8);

interface Step {
  readonly kind: (typeof kinds)[number];
  readonly coin: number;
  readonly share: number;
}

/** Opens a cross or isolated margin account, with the calls that change it. */
async function openAccount(isCross: boolean) {
  const { ask } = openFlow({ persona: isCross ? 'crossMargin' : 'trader' });
  const params = { query: { tradeId: bitcoinPair } };
  const pair = isCross ? {} : { tradeId: bitcoinPair };
  const wallet = isCross ? account.crossMargin : account.isolatedMargin;
  const typeOf = { transferOut: wallet * 10 + account.spot, transferIn: account.spot * 10 + wallet };
  const coinsOf = async (kind: keyof typeof typeOf) => ask(capital.coins, { query: { type: typeOf[kind], ...pair } });
  return {
    tiers: isCross ? null : await ask(margin.isolatedTiers, params),
    read: async (): Promise<MarginAccount> =>
      isCross ? fromCrossAccount(await ask(margin.crossAccount, {})) : fromIsolatedAccount(await ask(margin.isolatedAccountDetail, params)),
    borrow: (coinId: number, amount: Decimal) =>
      isCross
        ? ask(margin.crossBorrow, { body: { coinId, amount } })
        : ask(margin.isolatedBorrow, { body: { tradeId: bitcoinPair, coinId, amount } }),
    repay: (coinId: number, amount: Decimal | undefined) =>
      isCross
        ? ask(margin.crossRepay, { body: { coinId, amount } })
        : ask(margin.isolatedRepay, { body: { tradeId: bitcoinPair, coinId, amount } }),
    transfer: (kind: keyof typeof typeOf, coin: { readonly coinId: number; readonly coinName: string }, amount: Decimal) =>
      ask(capital.submitTransfer, { body: { ...pair, coinId: coin.coinId, coinName: coin.coinName, amount, type: typeOf[kind] } }),
    /** A share of the amount of a coin that may be transferred, in percent, at the transfer precision. */
    movable: async (kind: keyof typeof typeOf, coinId: number, share: number): Promise<Decimal> => {
      const coin = (await coinsOf(kind)).find((each) => each.coinId === coinId);
      return coin ? truncate(shareOf(coin.available, share), coin.transferPrecision) : '0';
    },
  };
}

/** Borrows, repays and transfers, and compares each predicted risk with the actual one. Returns the kinds of step with the resulting risk states. */
async function playSteps(steps: readonly Step[], isCross: boolean) {
  const { tiers, read, borrow, repay, transfer, movable } = await openAccount(isCross);
  const outcomes: string[] = [];
  for (const { kind, coin, share } of steps) {
    const before = await read();
    const asset = before.assets[coin % before.assets.length] ?? expect.fail('no coin');
    const { coinId } = asset;
    const isTransfer = kind === 'transferOut' || kind === 'transferIn';
    const amount = isTransfer
      ? await movable(kind, coinId, share)
      : shareOf(kind === 'borrow' ? asset.borrowAble : maxRepayable(asset), share);
    if (isZero(amount)) continue;
    const change = {
      borrow: () => borrowChange(amount, asset),
      repay: () => repayChange(amount, asset),
      transferOut: () => transferChange('source', coinId, amount),
      transferIn: () => transferChange('target', coinId, amount),
    }[kind]();
    const risk = riskAfter(before, change, tiers);
    if (isTransfer) await transfer(kind, asset, amount);
    else await (kind === 'borrow' ? borrow(coinId, amount) : repay(coinId, sentAmount(amount, asset)));
    const after = await read();
    expect({ ratio: risk.ratio, state: risk.state }, `${kind} ${amount} ${asset.coinName}`).toEqual({
      ratio: after.riskRatio,
      state: after.riskState,
    });
    outcomes.push(`${kind} ${risk.state}`);
  }
  return outcomes;
}

/** A sequence in which every step changes an account with a debt. */
const everyKind: readonly Step[] = [
  { kind: 'borrow', coin: 1, share: 10 },
  { kind: 'transferOut', coin: 1, share: 50 },
  { kind: 'transferIn', coin: 1, share: 50 },
  { kind: 'repay', coin: 1, share: 50 },
];

test.each([
  ['isolated', false],
  ['cross', true],
] as const)(
  'on %s margin the risk predicted before a loan, a repayment or a transfer equals the actual risk after it',
  async (_, isCross) => {
    const outcomes = new Set<string>();
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
        for (const each of await playSteps(steps, isCross)) outcomes.add(each);
      }),
      { numRuns: formRuns(12), examples: [[[...everyKind]]] },
    );
    expect([...outcomes]).toEqual(expect.arrayContaining(kinds.map((kind) => `${kind} safe`)));
  },
);
