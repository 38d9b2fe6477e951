import { account, depositState } from '@/contract/capital';
import { identityStatus } from '@/contract/identity';
import { tradeMode } from '@/contract/swap';
import { newbieTasks, type Task, type TaskName } from '@fixtures/tasks';
import { coinByName } from '../markets';
import { entryKind, movement, systemAccounts, referenceType } from '../posting';
import type { RewardsContext } from './context';

/** Newcomer tasks: each is completed by the action itself and rewarded at once. */
export interface Tasks {
  /** Gives a new user all tasks. */
  assignAll(owner: number): void;
  /** Records a completed task and pays its reward, without a message. */
  complete(owner: number, task: Task, at: number): void;
  /** Whether a task is done; also true for users who were never given tasks. */
  isDone(owner: number, task: Task): boolean;
}

/** Creates the tasks of a world, which subscribe to users' actions. */
export function createTasks({ db, ledger, inbox, eventBus }: RewardsContext): Tasks {
  const isDone: Tasks['isDone'] = (owner, { id }) => db.newcomers.get(owner)?.done.includes(id) ?? true;
  const assignAll: Tasks['assignAll'] = (owner) => void db.newcomers.insert({ owner, done: [] });
  const complete: Tasks['complete'] = (owner, { id, reward }, at) => {
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
  const completeAndNotify = (owner: number, name: TaskName, at: number) => {
    const task = newbieTasks.find((each) => each.name === name);
    if (task === undefined || isDone(owner, task)) return;
    complete(owner, task, at);
    const { amount, coin } = task.reward;
    inbox.write({ owner, notice: 'taskRewarded', at, values: { amount, coin }, jumpLink: '/assetManagement/financial?type=4' });
  };

  eventBus.on('registered', ({ owner }) => assignAll(owner));
  eventBus.on('accountClosed', ({ owner }) => void db.newcomers.remove(owner));
  eventBus.on('identityChanged', ({ owner, identityStatus: status, at }) => {
    if (status === identityStatus.passed) completeAndNotify(owner, 'verify', at);
  });
  eventBus.on('depositChanged', ({ owner, state, creditedTime }) => {
    if (state === depositState.credited && creditedTime !== null) completeAndNotify(owner, 'deposit', creditedTime);
  });
  eventBus.on('transferBooked', ({ owner, at }) => completeAndNotify(owner, 'transfer', at));
  eventBus.on('orderFilled', ({ owner, time }) => completeAndNotify(owner, 'trade', time));
  eventBus.on('positionOpened', ({ owner, mode, at }) => {
    if (mode === tradeMode.real) completeAndNotify(owner, 'trade', at);
  });

  return { assignAll, complete, isDone };
}
