import { combine } from 'effector';
import { compare, isZero } from '@/contract/decimal';
import { isStableCoin } from '@/contract/market';
import { web3, type DexToken } from '@/contract/web3';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** How many tokens the market shows, and their polling interval in ms. */
export const maxTokensShown = 8;
const tokenInterval = 5_000;
const pageSize = 200;

/** The landing page of the wallet is mounted. */
export const LandingGate = createGate('WalletLandingGate');

/** All tokens that can be swapped, with their 24h figures. */
export const tokens = query({
  endpoint: web3.dexTokenPage,
  $params: combine(LandingGate.status, (isOpen) => (isOpen ? { query: { pageSize } } : null)),
  poll: { every: tokenInterval },
});

/** The tokens with the highest turnover, one per symbol; stable coins and unchanged prices are omitted. */
export function mostTraded(list: readonly DexToken[]): readonly DexToken[] {
  const bySymbol = new Map<string, DexToken>();
  for (const token of list.filter(({ symbol, change }) => !isStableCoin(symbol) && !isZero(change))) {
    const best = bySymbol.get(token.symbol);
    if (!best || compare(token.turnover, best.turnover) > 0) bySymbol.set(token.symbol, token);
  }
  return [...bySymbol.values()].toSorted((one, other) => compare(other.turnover, one.turnover)).slice(0, maxTokensShown);
}
