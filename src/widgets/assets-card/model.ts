import { createEvent, createStore } from 'effector';
import { assetUnits, totalIn, type AssetsSummary, type AssetUnit, type MockAssetsSummary } from '@/contract/account';
import type { Decimal } from '@/contract/decimal';
import { inCurrency, type DisplayCurrency } from '@/entities/currency';

/** What stands in place of a hidden balance. Source: specification, Assets overview card. */
export const hiddenBalance = '******';

export const unitChosen = createEvent<string>();
/** The unit the total is shown in. */
export const $unit = createStore<AssetUnit>('USDT').on(unitChosen, (unit, chosen) => assetUnits.find((known) => known === chosen) ?? unit);

/** The total in a unit, `fiat` in the chosen currency; the summary's own CNY where that is the one, or no rate is known yet null. */
export function balanceIn(summary: AssetsSummary | MockAssetsSummary, unit: AssetUnit, currency: DisplayCurrency): Decimal | null {
  if (unit === 'fiat' && currency.code !== 'CNY') return inCurrency(totalIn(summary, 'USDT'), currency);
  return totalIn(summary, unit);
}

/** Decimals a total is cut to. */
export const unitDecimals: Readonly<Record<AssetUnit, number>> = { USDT: 2, BTC: 8, ETH: 6, fiat: 2 };

/** Where the shortcuts of the card lead; transfer opens its form. Source: specification, Assets overview card. */
export const shortcuts = [
  { id: 'deposit', address: '/assetManagement/topup' },
  { id: 'withdraw', address: '/assetManagement/extract' },
  { id: 'transfer', address: null },
] as const;
export const overviewAddress = '/assetManagement/overView';

/** The shortcuts that can be offered: screens that exist, and no transfer in mock trading. */
export const shortcutsFor = ({
  isMockTrading,
  isBuilt,
}: {
  readonly isMockTrading: boolean;
  readonly isBuilt: (address: string) => boolean;
}) => shortcuts.filter(({ address }) => (address === null ? !isMockTrading : isBuilt(address)));
