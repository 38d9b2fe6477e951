import { createEvent, createStore } from 'effector';
import { assetUnits, totalIn, type AssetsSummary, type AssetUnit, type MockAssetsSummary } from '@/contract/account';
import { add, changePercent, isZero, largest, multiplyNullable, sharePercent, subtract, type Decimal } from '@/contract/decimal';
import type { DisplayCurrency } from '@/entities/currency';
import { routes, type HrefBuilder } from '@/shared/routing';

export const unitChosen = createEvent<string>();
/** The unit the total is shown in. */
export const $unit = createStore<AssetUnit>('USDT').on(
  unitChosen,
  (current, chosen) => assetUnits.find((unit) => unit === chosen) ?? current,
);

/** The total in a unit; `fiat` is the display currency. Uses the summary's own CNY value for CNY; null while a needed rate is unknown. */
export function balanceIn(summary: AssetsSummary | MockAssetsSummary, unit: AssetUnit, currency: DisplayCurrency): Decimal | null {
  if (unit !== 'fiat' || currency.code === 'CNY') return totalIn(summary, unit);
  const usdt = totalIn(summary, 'USDT');
  return usdt === null ? null : multiplyNullable(usdt, currency.rate);
}

/** The gain or loss of the holdings in 24 hours, in USDT and percent; null if there are no holdings or the exchange does not provide it. */
export function dayChangeOf({ totalUsdt, dayChangeUsdt }: AssetsSummary): { readonly usdt: Decimal; readonly percent: Decimal } | null {
  if (totalUsdt === null || isZero(totalUsdt) || dayChangeUsdt === undefined) return null;
  return { usdt: dayChangeUsdt, percent: changePercent(subtract(totalUsdt, dayChangeUsdt), totalUsdt) };
}

/** The accounts in order, each with its percentage of all positive balances; null if the exchange does not provide them. */
export function accountTotals({ accounts }: AssetsSummary) {
  if (!accounts) return null;
  const positiveBalances = accounts.map(({ totalUsdt }) => largest(totalUsdt, '0'));
  const positiveTotal = add(...positiveBalances);
  return accounts.map((account) => ({
    ...account,
    percent: sharePercent(largest(account.totalUsdt, '0'), positiveTotal),
  }));
}

/** A shortcut to a screen, or to the transfer dialog if `href` is null. */
export interface Shortcut {
  readonly id: 'deposit' | 'withdraw' | 'transfer';
  readonly href: string | null;
}

/** The available shortcuts: built screens only, and no transfer in mock trading. Source: specification, Assets overview card. */
export function shortcutsFor({ isMockTrading, to }: { readonly isMockTrading: boolean; readonly to: HrefBuilder }): readonly Shortcut[] {
  const screens = [
    { id: 'deposit', href: to(routes.deposit) },
    { id: 'withdraw', href: to(routes.withdraw) },
  ] as const;
  return [...screens.filter(({ href }) => href !== null), ...(isMockTrading ? [] : [{ id: 'transfer', href: null } as const])];
}
