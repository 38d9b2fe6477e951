import { combine } from 'effector';
import { market, type CapRange } from '@/contract/market';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Polling intervals in ms. */
const overviewInterval = 5_000;
const ratioInterval = 15_000;

/** The page is mounted, with the curve range of the URL. */
export const IndustryGate = createGate<{ readonly range: CapRange }>('IndustryGate', { range: '30d' });
const $isOpen = IndustryGate.status.map((isOpen) => (isOpen ? {} : null));

/** Key figures of the market and the capitalisation curve, in one response so that they match. */
export const overview = query({
  endpoint: market.overview,
  $params: combine(IndustryGate.status, IndustryGate.state, (isOpen, { range }) => (isOpen ? { query: { range } } : null)),
  poll: { every: overviewInterval },
});

export const sectors = query({ endpoint: market.sectors, $params: $isOpen, once: true, refetchOn: [IndustryGate.open] });

export const ratios = query({ endpoint: market.longShortRatios, $params: $isOpen, poll: { every: ratioInterval } });
