import { account } from '@/contract/capital';
import { add, subtract } from '@/contract/decimal';
import { identityStatus } from '@/contract/identity';
import { personaIds, personas, type Holding, type PersonaId } from '@fixtures/personas';
import { completedTasks, type TaskName } from '@fixtures/tasks';
import { coinByName, pairByName } from '../markets';
import type { SeedAction, SeededWorld } from '../module';
import { accountOf, entryKind, systemAccounts, movement, userReference } from '../posting';
import type { UsersContext } from './context';
import { newUser } from './users';

type UsersWorld = SeededWorld<UsersContext>;

const openedMs = 30 * 86_400_000;

/** Creates every persona's account with its initial holdings. */
export const userActions: readonly SeedAction<UsersWorld>[] = personaIds.map((id) => ({
  beforeMs: openedMs,
  act: (world) => openAccount(world, id),
}));

function openAccount(world: UsersWorld, id: PersonaId): void {
  const { login, identity, hasOpenCard, openTasks, holdings } = personas[id];
  if (login === null) return;
  const { fid, name, nickname, vipLevel, vipType } = login;
  world.db.users.insert({
    ...newUser({ fid, loginName: name, fnickname: nickname }),
    vipLevel,
    vipType,
    // Pending and failed verifications are seeded as applications instead, so that they are on record with their reviews scheduled.
    identity: identity.filter((entry) => isSettled(entry.identityStatus)),
    hasOpenCard,
  });
  for (const holding of holdings) grant(world, fid, beforeRewards(holding, openTasks));
}

/** A holding minus the task rewards that are paid in the following weeks. */
function beforeRewards(holding: Holding, openTasks: readonly TaskName[]): Holding {
  const rewards = completedTasks(openTasks).flatMap(({ reward }) =>
    holding.wallet === account.spot && reward.coin === holding.coin ? [reward.amount] : [],
  );
  return { ...holding, amount: subtract(holding.amount, add(...rewards)) };
}

const isSettled = (status: number): boolean => status === identityStatus.passed || status === identityStatus.notIdentified;

function grant({ ledger, now }: UsersWorld, owner: number, { wallet, coin, amount, pair }: Holding): void {
  ledger.post({
    at: now,
    kind: entryKind.deposit,
    reference: userReference(owner),
    lines: movement(
      coinByName(coin).coinId,
      amount,
      { account: { owner: systemAccounts.external, wallet }, bucket: 'available' },
      { account: accountOf(owner, wallet, pair === undefined ? null : pairByName(pair).tradeId), bucket: 'available' },
    ),
  });
}
