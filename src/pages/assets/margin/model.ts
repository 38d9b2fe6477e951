import { combine } from 'effector';
import { margin } from '@/contract/margin';
import { balancesChanged } from '@/entities/assets';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** From one answer to the next request, in ms: risk moves with the market. */
const riskInterval = 3_000;

/** The page is mounted. */
export const MarginAccountGate = createGate('MarginAccountGate');

const $isAsked = combine(MarginAccountGate.status, $isLoggedIn, (isOpen, isIn) => isOpen && isIn);
const options = { refetchOn: [balancesChanged], resetOn: userChanged, poll: { every: riskInterval } };

/** How safe the cross-margin account is. */
export const cross = query({ endpoint: margin.crossAccount, $params: $isAsked.map((isAsked) => (isAsked ? {} : null)), ...options });

/** The pairs of isolated margin that hold something, and how safe each is. */
export const isolated = query({
  endpoint: margin.isolatedAccount,
  $params: $isAsked.map((isAsked) => (isAsked ? { query: {} } : null)),
  ...options,
});
