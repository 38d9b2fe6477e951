import { swap } from '@/contract/swap';
import { userChanged } from '@/entities/session';
import { query } from '@/shared/api';
import { $openedTask } from './model';
import { pathOf } from './mutations';

/** The tiers of the contract of which a position's margin is adjusted. */
export const $tiers = query({
  endpoint: swap.configsSummary,
  $params: $openedTask.map((opened) => (opened?.task === 'margin' ? { params: pathOf(opened.position) } : null)),
  resetOn: userChanged,
}).$data.map((terms) => terms?.tiers ?? null);
