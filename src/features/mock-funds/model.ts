import { combine, merge, sample } from 'effector';
import { swap, type MockCoin } from '@/contract/swap';
import { contractAccountChanged, contractOrdersUpdated, contractPositionsUpdated } from '@/entities/contract-account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { toastRequested } from '@/entities/toasts';
import { mutation, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { mockFundsClosed } from './dialogModel';

/** Polling interval in ms, because a new day renews the claims. */
const fundsInterval = 30_000;

/** Open while demo funds are shown. */
export const MockFundsGate = createGate('MockFundsGate');

/** Claims demo funds of a coin: tops it up to its initial balance. */
export const claimFunds = mutation({
  endpoint: swap.topUpMock,
  params: (coin: MockCoin) => ({ body: { coin } }),
  key: (coin) => coin,
});
/** Resets both coins to their initial balances. */
export const resetFunds = mutation<typeof swap.resetMock, void>({ endpoint: swap.resetMock, params: () => ({}) });

/** The claimable demo funds and remaining claims of each coin. */
export const mockFundsQuery = query({
  endpoint: swap.mockFundsStatus,
  $params: combine(MockFundsGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
  refetchOn: [contractAccountChanged, contractOrdersUpdated, contractPositionsUpdated, claimFunds.failed, resetFunds.failed],
  resetOn: userChanged,
  poll: { every: fundsInterval },
});

const toastTexts = merge([
  claimFunds.done.map(({ params: coin }) => ({ key: 'mock.claimed', values: { coin } }) as const),
  resetFunds.done.map(() => ({ key: 'mock.wasReset' }) as const),
]);
sample({ clock: toastTexts, fn: (text) => ({ tone: 'success' as const, text }), target: toastRequested });
sample({ clock: toastTexts, fn: () => {}, target: contractAccountChanged });

// The focus returns to the element that opened the dialog.
sample({ clock: toastTexts, fn: () => {}, target: mockFundsClosed });
