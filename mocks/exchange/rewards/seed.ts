import { personaIds, personas } from '@fixtures/personas';
import { completedTasks } from '@fixtures/tasks';
import type { SeedAction } from '../module';
import type { Rewards } from './rewards';

type RewardsWorld = { readonly rewards: Rewards; readonly now: number };

const dayMs = 86_400_000;

/** The newcomer tasks that personas have completed, one a day. */
export const rewardActions: readonly SeedAction<RewardsWorld>[] = personaIds.flatMap((id) => {
  const { login, openTasks } = personas[id];
  if (login === null) return [];
  return [
    { beforeMs: 30 * dayMs, act: ({ rewards }: RewardsWorld) => rewards.tasks.assignAll(login.fid) },
    ...completedTasks(openTasks).map((task, index) => ({
      beforeMs: (29 - index) * dayMs,
      act: ({ rewards, now }: RewardsWorld) => rewards.tasks.complete(login.fid, task, now),
    })),
  ];
});
