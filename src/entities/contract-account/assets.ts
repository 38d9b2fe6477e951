import { swap, type ContractAssets } from '@/contract/swap';
import { query } from '@/shared/api';
import { $accountMode, contractAccountChanged, contractAccountClosed } from './gate';
import { contractOrdersUpdated } from './orders';
import { contractPositionsUpdated } from './positions';

/** Interval between a response and the next request, in ms: equity moves with the market. */
const assetsInterval = 2_000;

/** The contract account's balance of each coin. */
export const contractAssets = query({
  endpoint: swap.accountAssets,
  $params: $accountMode.map((mode) => (mode === null ? null : { params: { contractType: 'portal' as const }, query: { mode } })),
  refetchOn: [contractAccountChanged, contractOrdersUpdated, contractPositionsUpdated],
  resetOn: contractAccountClosed,
  poll: { every: assetsInterval },
});

/** The same by coin name; null until known. */
export const $contractAssetsByCoin = contractAssets.$latest.map((list): ReadonlyMap<string, ContractAssets> | null =>
  list === null ? null : new Map(list.map((row) => [row.coinName, row])),
);
