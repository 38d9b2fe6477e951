import { combine, createEvent, createStore } from 'effector';
import { swap } from '@/contract/swap';
import { contractAccountChanged, contractOrdersUpdated, contractPositionsUpdated } from '@/entities/contract-account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** Polling intervals in ms: account values move with the market, ranks more slowly. */
const summaryInterval = 2_000;
const resultsInterval = 15_000;

/** The mock account page is mounted. */
export const MockAccountGate = createGate('MockAccountGate');
const $isActive = combine(MockAccountGate.status, $isLoggedIn, (isOpen, isIn) => isOpen && isIn);
const refreshOptions = { refetchOn: [contractAccountChanged, contractOrdersUpdated, contractPositionsUpdated], resetOn: userChanged };

/** The value of the account. */
export const mockSummary = query({
  endpoint: swap.mockAssetsSummary,
  $params: $isActive.map((isActive) => (isActive ? {} : null)),
  poll: { every: summaryInterval },
  ...refreshOptions,
});

/** Ranges of the equity curve in days. */
export const equityRanges = ['7', '30', '90'] as const;
export const rangeChosen = createEvent<string>();
export const $range = createStore<(typeof equityRanges)[number]>('30').on(
  rangeChosen,
  (range, chosen) => equityRanges.find((option) => option === chosen) ?? range,
);
/** The daily equity of the account. */
export const equity = query({
  endpoint: swap.mockEquity,
  $params: combine($isActive, $range, (isActive, range) => (isActive ? { query: { days: Number.parseInt(range, 10) } } : null)),
  poll: { every: resultsInterval },
  ...refreshOptions,
});

/** The weekly leaderboard. */
export const leaderboard = query({
  endpoint: swap.mockLeaderboard,
  $params: $isActive.map((isActive) => (isActive ? {} : null)),
  poll: { every: resultsInterval },
  ...refreshOptions,
});
