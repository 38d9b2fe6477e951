import type { Decimal } from '../decimal';
import type { AssetsSummary, MockAssetsSummary } from './schema/account';

/** Units of the assets card in display order. Source: specification, Assets overview card. */
export const assetUnits = ['USDT', 'BTC', 'ETH', 'fiat'] as const;
export type AssetUnit = (typeof assetUnits)[number];

/** Decimals shown per coin; further digits are truncated. The decimals of `fiat` depend on the currency. */
export const unitDecimals = { USDT: 2, BTC: 8, ETH: 6 } as const satisfies Record<Exclude<AssetUnit, 'fiat'>, number>;

/** The total of a real or mock summary in one unit; `fiat` is in CNY. Null if unreadable. Source: specification, Assets summary. */
export function totalIn(summary: AssetsSummary | MockAssetsSummary, unit: AssetUnit): Decimal | null {
  return 'totalUsdt' in summary ? summary[real[unit]] : summary[mock[unit]];
}

const real = { USDT: 'totalUsdt', BTC: 'totalBtc', ETH: 'totalEth', fiat: 'totalCny' } as const;
const mock = {
  USDT: 'totalAccountRights',
  BTC: 'totalBtcAccountRights',
  ETH: 'totalEthAccountRights',
  fiat: 'totalCnyAccountRights',
} as const;
