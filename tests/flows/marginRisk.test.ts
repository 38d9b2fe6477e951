import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { divide, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { margin } from '@/contract/margin';
import { ofCross, ofIsolated, riskWith, type MarginAccount } from '@/entities/margin-account';
import { borrowChange, maxRepayable, repayChange, sentAmount } from '@/features/margin-loan/loanForm';
import { formRuns } from '@tests/support/exchange/forms';
import { openFlow } from './flow';

const bitcoinPair = 1001;
const step = fc.record({ kind: fc.constantFrom('borrow', 'repay'), coin: fc.nat({ max: 3 }), share: fc.integer({ min: 1, max: 100 }) });
const part = (of: Decimal, share: number) => truncate(multiply(of, divide(String(share), '100')), 8);

/** Borrows and repays at random, and compares what was told before with what the exchange says after. Gives how often, and the states that came about. */
async function tell(steps: readonly { kind: string; coin: number; share: number }[], isCross: boolean) {
  const { ask } = openFlow({ persona: isCross ? 'crossMargin' : 'trader' });
  const params = { query: { tradeId: bitcoinPair } };
  const tiers = isCross ? null : await ask(margin.isolatedLadder, params);
  const account = async (): Promise<MarginAccount> =>
    isCross ? ofCross(await ask(margin.crossAccount, {})) : ofIsolated(await ask(margin.isolatedAccountDetail, params));
  const told: string[] = [];
  for (const { kind, coin, share } of steps) {
    const before = await account();
    const asset = before.assets[coin % before.assets.length] ?? expect.fail('no coin');
    const amount = part(kind === 'borrow' ? asset.borrowAble : maxRepayable(asset), share);
    if (isZero(amount)) continue;
    const { coinId } = asset;
    const change = kind === 'borrow' ? borrowChange(amount, asset) : repayChange(amount, asset);
    const risk = riskWith(before, change, tiers);
    const body = { coinId, amount: kind === 'borrow' ? amount : sentAmount(amount, asset) };
    if (kind === 'borrow')
      await (isCross
        ? ask(margin.crossBorrow, { body: { coinId, amount } })
        : ask(margin.isolatedBorrow, { body: { tradeId: bitcoinPair, coinId, amount } }));
    else await (isCross ? ask(margin.crossRepay, { body }) : ask(margin.isolatedRepay, { body: { ...body, tradeId: bitcoinPair } }));
    const after = await account();
    expect({ ratio: risk.ratio, state: risk.state }, `${kind} ${amount} ${asset.coinName}`).toEqual({
      ratio: after.riskRatio,
      state: after.riskState,
    });
    told.push(`${kind} ${risk.state}`);
  }
  return told;
}

test.each([
  ['isolated', false],
  ['cross', true],
] as const)('on %s margin the risk that is told before a loan or a repayment is what the exchange says after it', async (_, isCross) => {
  const told = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 1, maxLength: 6 }), async (steps) => {
      for (const each of await tell(steps, isCross)) told.add(each);
    }),
    { numRuns: formRuns(12) },
  );
  expect(told.size).toBeGreaterThan(1);
});
