import { personaIds, personas } from '@fixtures/personas';
import { payReward, rewardedTasks } from '../exchange/rewards';
import type { SeedAction } from './action';

const dayMs = 86_400_000;

/** The tasks that people did in their first days, one a day. */
export const rewardActions: readonly SeedAction[] = personaIds.flatMap((id) => {
  const { login, openTasks } = personas[id];
  if (login === null) return [];
  return rewardedTasks(openTasks).map((task, at) => ({
    beforeMs: (29 - at) * dayMs,
    act: ({ ledger, now }) => payReward(ledger, login.fid, task, now),
  }));
});
