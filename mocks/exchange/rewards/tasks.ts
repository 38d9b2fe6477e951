import { account, depositState } from '@/contract/capital';
import { identityStatus } from '@/contract/identity';
import { tradeMode } from '@/contract/swap';
import { newbieTasks, type Task, type TaskName } from '@fixtures/tasks';
import { coinByName } from '../markets';
import { entryKind, movement, systemAccounts, referenceType } from '../posting';
import type { RewardsContext } from './context';

/** The tasks of somebody's first days: each is done by doing it, and its reward is paid at once. */
export interface Tasks {
  /** Somebody's first days begin, all tasks are open. */
  begin(owner: number): void;
  /** Enters a task of long ago: its reward is paid, and nobody has to be told any more. */
  enter(owner: number, task: Task, at: number): void;
  /** Whether somebody has done a task; whoever was never given any has none open. */
  isDone(owner: number, task: Task): boolean;
}

/** Opens the tasks of a world, which hear what people do. */
export function createTasks({ db, ledger, inbox, eventBus }: RewardsContext): Tasks {
  const isDone: Tasks['isDone'] = (owner, { id }) => db.newcomers.get(owner)?.done.includes(id) ?? true;
  const begin: Tasks['begin'] = (owner) => void db.newcomers.insert({ owner, done: [] });
  const enter: Tasks['enter'] = (owner, { id, reward }, at) => {
    const { done = [] } = db.newcomers.get(owner) ?? {};
    db.newcomers.upsert({ owner, done: [...done, id] });
    ledger.post({
      at,
      kind: entryKind.bonus,
      reference: { type: referenceType.task, id: String(id) },
      lines: movement(
        coinByName(reward.coin).coinId,
        reward.amount,
        { account: { owner: systemAccounts.bonus, wallet: account.spot }, bucket: 'available' },
        { account: { owner, wallet: account.spot }, bucket: 'available' },
      ),
    });
  };
  const tick = (owner: number, name: TaskName, at: number) => {
    const task = newbieTasks.find((each) => each.name === name);
    if (task === undefined || isDone(owner, task)) return;
    enter(owner, task, at);
    const { amount, coin } = task.reward;
    inbox.write({ owner, notice: 'taskRewarded', at, values: { amount, coin }, jumpLink: '/assetManagement/financial?type=4' });
  };

  eventBus.on('registered', ({ owner }) => begin(owner));
  eventBus.on('accountClosed', ({ owner }) => void db.newcomers.remove(owner));
  eventBus.on('identityChanged', ({ owner, identityStatus: status, at }) => {
    if (status === identityStatus.passed) tick(owner, 'verify', at);
  });
  eventBus.on('depositChanged', ({ owner, state, creditedTime }) => {
    if (state === depositState.credited && creditedTime !== null) tick(owner, 'deposit', creditedTime);
  });
  eventBus.on('transferBooked', ({ owner, at }) => tick(owner, 'transfer', at));
  eventBus.on('orderFilled', ({ owner, time }) => tick(owner, 'trade', time));
  eventBus.on('positionOpened', ({ owner, mode, at }) => {
    if (mode === tradeMode.real) tick(owner, 'trade', at);
  });

  return { begin, enter, isDone };
}
