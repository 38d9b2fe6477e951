import { combine } from 'effector';
import { market } from '@/contract/market';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { interval } from '@/shared/lib/interval';

/** Polling interval in ms. */
const factsInterval = 10_000;

/** Information about a leveraged token is mounted. */
export const FundGate = createGate<{ readonly tradeId: number | null }>('FundGate', { tradeId: null });
/** The current time for the countdown; 0 until known. */
export const { $now } = interval({ every: 1_000, start: FundGate.open, stop: FundGate.close });

export const fundFacts = query({
  endpoint: market.fundFacts,
  $params: combine(FundGate.status, FundGate.state, (isOpen, { tradeId }) => (isOpen && tradeId !== null ? { query: { tradeId } } : null)),
  poll: { every: factsInterval },
});
