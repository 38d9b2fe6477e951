import { personaIds, personas } from '@fixtures/personas';
import { rewardedTasks } from '@fixtures/tasks';
import type { Ledger } from '../ledger';
import type { SeedAction } from '../module';
import { payReward } from './rewards';

const dayMs = 86_400_000;

/** The tasks that people did in their first days, one a day. */
export const rewardActions: readonly SeedAction<{ readonly ledger: Ledger; readonly now: number }>[] = personaIds.flatMap((id) => {
  const { login, openTasks } = personas[id];
  if (login === null) return [];
  return rewardedTasks(openTasks).map((task, at) => ({
    beforeMs: (29 - at) * dayMs,
    act: ({ ledger, now }) => payReward(ledger, login.fid, task, now),
  }));
});
