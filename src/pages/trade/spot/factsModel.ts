import { combine } from 'effector';
import { spot } from '@/contract/spot';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The information about a coin is mounted. */
export const CoinFactsGate = createGate<{ readonly coin: string | null }>('CoinFactsGate', { coin: null });

export const coinInfo = query({
  endpoint: spot.coinInfo,
  $params: combine(CoinFactsGate.status, CoinFactsGate.state, (isOpen, { coin }) =>
    isOpen && coin !== null ? { query: { coinName: coin } } : null,
  ),
});
