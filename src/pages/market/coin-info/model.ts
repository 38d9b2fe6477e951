import { combine } from 'effector';
import { market, type CandleInterval, type CapRange } from '@/contract/market';
import { $contracts, $pairs, $usdtPairs } from '@/entities/market';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Polling intervals in ms. */
const profileInterval = 30_000;
const curveInterval = 15_000;

/** Candle interval and count for the curve of each range. */
const curves: Readonly<Record<CapRange, { readonly interval: CandleInterval; readonly size: number }>> = {
  '24h': { interval: '15m', size: 96 },
  '7d': { interval: '1h', size: 168 },
  '30d': { interval: '4h', size: 180 },
  '1y': { interval: '1d', size: 365 },
};

/** The page is mounted, with the coin and the curve range of the URL. */
export const CoinGate = createGate<{ readonly coin: string; readonly range: CapRange }>('CoinGate', { coin: '', range: '30d' });

export const profile = query({
  endpoint: market.coinProfile,
  $params: combine(CoinGate.status, CoinGate.state, (isOpen, { coin }) => (isOpen ? { query: { coin } } : null)),
  poll: { every: profileInterval },
});

/** Whether the exchange does not know the coin. */
export const $isUnknown = profile.$error.map((error) => error?.failure.kind === 'business');

/** The coin's USDT pair; null if there is none or the pairs are not loaded yet. */
export const $pair = combine(CoinGate.state, $usdtPairs, ({ coin }, pairs) => pairs.get(coin) ?? null);

export const curve = query({
  endpoint: market.candles,
  $params: combine(CoinGate.status, CoinGate.state, $pair, (isOpen, { range }, pair) =>
    isOpen && typeof pair?.id === 'number' ? { query: { tradeId: pair.id, ...curves[range] } } : null,
  ),
  poll: { every: curveInterval },
});

/** Markets that trade the coin. */
export const $markets = combine(CoinGate.state, $pairs, $contracts, ({ coin }, pairs, contracts) => ({
  spot: pairs.list.filter(({ base }) => base === coin),
  contract: contracts.list.filter(({ base }) => base === coin),
}));

/** Coins to choose from: all base coins, and the current one, which may be a quote coin only. */
export const $coins = combine($pairs, profile.$latest, ({ list }, current) => [
  ...new Map([...list.map(({ base, baseName }) => [base, baseName] as const), ...(current ? [[current.coin, current.name] as const] : [])]),
]);
