import { swap } from '@/contract/swap';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { $openedAction } from './model';
import { pathOf } from './mutations';

/** The leverage tiers of the contract whose position is being adjusted. */
export const $tiers = query({
  endpoint: swap.configsSummary,
  $params: $openedAction.map((opened) => (opened?.action === 'margin' ? { params: pathOf(opened.position) } : null)),
  resetOn: userChanged,
}).$data.map((terms) => terms?.tiers ?? null);
