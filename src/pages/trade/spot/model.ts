import { combine } from 'effector';
import { createGate } from 'effector-react';
import { spot } from '@/contract/spot';
import { query } from '@/shared/api';

/** The facts of a coin are shown. */
export const CoinFactsGate = createGate<{ readonly coin: string | null }>('CoinFactsGate', { coin: null });

export const coinInfo = query({
  endpoint: spot.coinInfo,
  $params: combine(CoinFactsGate.status, CoinFactsGate.state, (isOpen, { coin }) =>
    isOpen && coin !== null ? { query: { coinName: coin } } : null,
  ),
});
