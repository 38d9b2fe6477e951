import { combine, merge, sample } from 'effector';
import { swap, type MockCoin } from '@/contract/swap';
import { contractAccountChanged, contractOrdersMoved, contractPositionsMoved } from '@/entities/contract-account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { mutation, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { mockFundsClosed } from './dialogModel';

/** From one answer to the next request, in ms: a new day gives new claims. */
const fundsInterval = 30_000;

/** The demo funds are shown. */
export const MockFundsGate = createGate('MockFundsGate');

/** A coin of mock trading was claimed: it is filled up to what it began with. */
export const claimFunds = mutation({
  endpoint: swap.topUpMock,
  params: (coin: MockCoin) => ({ body: { coin } }),
  key: (coin) => coin,
});
/** Both coins become what they began with. */
export const resetFunds = mutation<typeof swap.resetMock, void>({ endpoint: swap.resetMock, params: () => ({}) });

/** What can be claimed of each coin, and how often still. */
export const mockFundsQuery = query({
  endpoint: swap.mockFundsStatus,
  $params: combine(MockFundsGate.status, $isLoggedIn, (isOpen, isIn) => (isOpen && isIn ? {} : null)),
  refetchOn: [contractAccountChanged, contractOrdersMoved, contractPositionsMoved, claimFunds.failed, resetFunds.failed],
  resetOn: userChanged,
  poll: { every: fundsInterval },
});

const notices = merge([
  claimFunds.done.map(({ params: coin }) => ({ key: 'mock.claimed', values: { coin } }) as const),
  resetFunds.done.map(() => ({ key: 'mock.wasReset' }) as const),
]);
sample({ clock: notices, fn: (text) => ({ tone: 'success' as const, text }), target: toastRequested });
sample({ clock: notices, fn: () => {}, target: contractAccountChanged });

// The focus returns to where the dialog was opened.
sample({ clock: notices, fn: () => {}, target: mockFundsClosed });
