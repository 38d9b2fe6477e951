import { add, compare, divide, isZero, largest, multiply, smallest, subtract, truncate, type Decimal } from '@/contract/decimal';
import { interestDue, liquidationFee, totalDebtOf, riskRatio, type LiquidationStep } from '@/contract/margin';
import type { MarginContext } from './context';
import { createLiquidationTrade } from './liquidationTrades';
import { entryKind, systemAccounts, movement, type Line, tradeIdOf, referenceType } from '../posting';
import type { Spot } from '../spot/spot';
import { coinName, coinsOf, pairNameOf, ledgerAccountOf, type MarginAccount } from './account';
import type { StoredLiquidation } from './records';
import type { MarginSummary } from './marginSummary';

/** Decimals of the amounts sold and bought. */
const precision = 8;
const smallestPart = '0.00000001';

/**
 * Prepares an account for the repayment of its debts: sells spare coins through the order book for those it lacks, less a fee for the insurance
 * fund, which covers any remaining shortfall. The account must have no frozen amounts. Returns the record; repaying is left to the caller.
 */
export function liquidateAssets(
  { db, ledger, now, nextId }: MarginContext,
  spot: Spot,
  summary: MarginSummary,
  margin: MarginAccount,
): StoredLiquidation {
  const value = summary.value(margin);
  const id = String(nextId());
  const reference = { type: referenceType.liquidation, id };
  const ledgerAccount = ledgerAccountOf(margin);
  const liquidity = { owner: systemAccounts.liquidity, wallet: margin.wallet };
  const insuranceFund = { owner: systemAccounts.insurance, wallet: margin.wallet };
  const price = (coinId: number) => summary.price(margin, coinId);
  const debts = summary.debtsOf(margin);
  const steps = new Map<number, LiquidationStep>();
  const step = (coinId: number): LiquidationStep =>
    steps.get(coinId) ?? { coinId, coinName: coinName(coinId), sold: '0', bought: '0', principal: '0', interest: '0' };
  for (const { coinId, principal, interest } of debts) steps.set(coinId, { ...step(coinId), principal, interest: interestDue(interest) });
  const owedOf = (coinId: number) => add(...debts.filter((debt) => debt.coinId === coinId).map(totalDebtOf));
  const spareOf = (coinId: number) => subtract(ledger.balance(ledgerAccount, coinId).available, owedOf(coinId));
  const netOfFee = subtract('1', liquidationFee);
  const trade = createLiquidationTrade(spot, margin.owner, price);
  // Selling moves the price: the record states the price at which the account was liquidated.
  const liquidatedPrice = margin.tradeId === null ? null : price(coinsOf(margin)[0] ?? 0);
  let [fee, insurance] = ['0', '0'];

  const sell = (from: number, into: number, lacking: Decimal): Decimal => {
    const valueOfShortfall = divide(multiply(lacking, price(into)), netOfFee);
    const sold = smallest(truncate(spareOf(from), precision), add(divide(valueOfShortfall, price(from), precision), smallestPart));
    const feeAmount = truncate(multiply(sold, liquidationFee), precision);
    const valueOfFee = multiply(feeAmount, price(from));
    const bought = trade(from, into, subtract(sold, feeAmount));
    if (isZero(bought)) return lacking;
    const user = { account: ledgerAccount, bucket: 'available' } as const;
    const lines: Line[] = [
      ...movement(from, subtract(sold, feeAmount), user, { account: liquidity, bucket: 'available' }),
      ...movement(from, feeAmount, user, { account: insuranceFund, bucket: 'available' }),
      ...movement(into, bought, { account: liquidity, bucket: 'available' }, user),
    ];
    ledger.post({ at: now(), kind: entryKind.liquidation, reference, lines });
    fee = add(fee, valueOfFee);
    steps.set(from, { ...step(from), sold: add(step(from).sold, sold) });
    steps.set(into, { ...step(into), bought: add(step(into).bought, bought) });
    return largest(subtract(lacking, bought), '0');
  };

  for (const { coinId: into } of debts) {
    let lacking = subtract('0', spareOf(into));
    if (compare(lacking, '0') <= 0) continue;
    const spare = ledger
      .holdings(margin.owner, margin.wallet)
      .filter(({ account, coinId }) => tradeIdOf(account) === margin.tradeId && coinId !== into);
    for (const { coinId: from } of spare)
      // If the book pays less than the price, more is sold to make up for it.
      for (let before: Decimal | null = null; before !== lacking && compare(lacking, '0') > 0 && compare(spareOf(from), '0') > 0;) {
        before = lacking;
        lacking = sell(from, into, lacking);
      }
    if (compare(lacking, '0') <= 0) continue;
    ledger.post({
      at: now(),
      kind: entryKind.liquidation,
      reference,
      lines: movement(into, lacking, { account: insuranceFund, bucket: 'available' }, { account: ledgerAccount, bucket: 'available' }),
    });
    insurance = add(insurance, multiply(lacking, price(into)));
  }
  return db.marginLiquidations.insert({
    id,
    owner: margin.owner,
    wallet: margin.wallet,
    tradeId: margin.tradeId,
    tradeName: pairNameOf(margin),
    price: liquidatedPrice,
    riskRatio: riskRatio(value) ?? '0',
    totalAsset: truncate(value.assets, precision),
    totalDebt: truncate(value.debts, precision),
    fee: truncate(fee, precision),
    insurance: truncate(insurance, precision),
    createdTime: now(),
    steps: [...steps.values()],
  });
}
