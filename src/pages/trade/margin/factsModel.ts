import { combine } from 'effector';
import { margin, marginMode } from '@/contract/margin';
import { MarginAccountGate } from '@/entities/margin-account';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The margin terms of a pair are mounted. */
export const MarginFactsGate = createGate<{ readonly tradeId: number | null }>('MarginFactsGate', { tradeId: null });
const $shown = combine(MarginFactsGate.status, MarginFactsGate.state, MarginAccountGate.state, (isOpen, { tradeId }, { mode }) =>
  isOpen && tradeId !== null ? { tradeId, mode } : null,
);
export const borrowTiers = query({
  endpoint: margin.isolatedTiers,
  $params: $shown.map((shown) => (shown?.mode === marginMode.isolated ? { query: { tradeId: shown.tradeId } } : null)),
});
export const crossCoins = query({
  endpoint: margin.crossCoins,
  $params: $shown.map((shown) => (shown?.mode === marginMode.cross ? {} : null)),
});
