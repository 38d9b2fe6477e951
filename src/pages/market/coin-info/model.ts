import { combine } from 'effector';
import { market, type CandleInterval, type CapRange } from '@/contract/market';
import { $contracts, $pairs, $usdtPairs } from '@/entities/market';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** From one answer to the next request, in ms. */
const profileInterval = 30_000;
const curveInterval = 15_000;

/** The candles of which the curve of each range is made. */
const curves: Readonly<Record<CapRange, { readonly interval: CandleInterval; readonly size: number }>> = {
  '24h': { interval: '15m', size: 96 },
  '7d': { interval: '1h', size: 168 },
  '30d': { interval: '4h', size: 180 },
  '1y': { interval: '1d', size: 365 },
};

/** The page is mounted, with the coin and the range of the curve that the address names. */
export const CoinGate = createGate<{ readonly coin: string; readonly range: CapRange }>('CoinGate', { coin: '', range: '30d' });

export const profile = query({
  endpoint: market.coinProfile,
  $params: combine(CoinGate.status, CoinGate.state, (isOpen, { coin }) => (isOpen ? { query: { coin } } : null)),
  poll: { every: profileInterval },
});

/** Whether the exchange knows no such coin. */
export const $isUnknown = profile.$error.map((error) => error?.failure.kind === 'business');

/** The pair of the coin against USDT; null where there is none, or the pairs are not known yet. */
export const $pair = combine(CoinGate.state, $usdtPairs, ({ coin }, pairs) => pairs.get(coin) ?? null);

export const curve = query({
  endpoint: market.candles,
  $params: combine(CoinGate.status, CoinGate.state, $pair, (isOpen, { range }, pair) =>
    isOpen && typeof pair?.id === 'number' ? { query: { tradeId: pair.id, ...curves[range] } } : null,
  ),
  poll: { every: curveInterval },
});

/** The markets where the coin is traded. */
export const $markets = combine(CoinGate.state, $pairs, $contracts, ({ coin }, pairs, contracts) => ({
  spot: pairs.list.filter(({ base }) => base === coin),
  contract: contracts.list.filter(({ base }) => base === coin),
}));

/** Every coin that is traded, as a choice, and the one that is shown, which others may only be priced in. */
export const $coins = combine($pairs, profile.$latest, ({ list }, shown) => [
  ...new Map([...list.map(({ base, baseName }) => [base, baseName] as const), ...(shown ? [[shown.coin, shown.name] as const] : [])]),
]);
