import { identityStatus } from '@/contract/identity';
import { account } from '@/contract/capital';
import { add, subtract } from '@/contract/decimal';
import { personaIds, personaPassword, personas, type Holding, type PersonaId } from '@fixtures/personas';
import type { ExchangeDb } from './collections';
import type { Ledger } from './ledger';
import { coinByName, pairByName } from './markets';
import { accountOf, entryKind, systemAccounts, movement } from './posting';
import { rewardedTasks } from './rewards';
import { favouriteKey, moduleHold, transferHold, type User } from './records';
import { newSecurity } from './security/secrets';

export interface Users {
  byLogin(loginName: string): User | null;
  /** Changes what the exchange holds about a persona; a visitor has nothing to change. */
  change(persona: PersonaId, patch: Partial<User>): void;
}

interface Place {
  readonly db: ExchangeDb;
  readonly ledger: Ledger;
  readonly seed: string;
  readonly startedAt: number;
  /** When people opened their accounts: before anything they did. */
  readonly openedAt: number;
}

export function createUsers(db: ExchangeDb): Users {
  return {
    byLogin: (loginName) => db.users.find({ where: { loginName: loginName.toLowerCase() } }).list[0] ?? null,
    change: (persona, patch) => {
      const { login } = personas[persona];
      if (login !== null) db.users.update(login.fid, patch);
    },
  };
}

/** Somebody with an account and nothing else. */
export const newcomer = (who: Pick<User, 'fid' | 'loginName' | 'fnickname'>): User => ({
  ...who,
  photo: '',
  vipLevel: 0,
  vipType: 0,
  isFrozen: false,
  identity: [],
  transferHold: transferHold.none,
  moduleHold: moduleHold.none,
  hasOpenCard: false,
  openTasks: 0,
});

/** Moves every persona into a new world: account, money and favourites, all from the seed. */
export function seedUsers(place: Place): void {
  for (const id of personaIds) {
    const persona = personas[id];
    if (persona.login === null) continue;
    const { fid, name, nickname, vipLevel, vipType } = persona.login;
    place.db.users.insert({
      ...newcomer({ fid, loginName: name, fnickname: nickname }),
      vipLevel,
      vipType,
      // A verification that has not passed is lived through in the past, so that it can be seen and its review is on the schedule.
      identity: persona.identity.filter((entry) => isSettled(entry.identityStatus)),
      hasOpenCard: persona.hasOpenCard,
      openTasks: persona.openTasks,
    });
    const registeredAt = persona.isNew ? place.startedAt - minuteMs : place.openedAt;
    place.db.securities.insert(newSecurity(place.seed, { fid, loginName: name }, personaPassword, registeredAt));
    for (const holding of persona.holdings) grant(place, fid, beforeRewards(holding, persona.openTasks));
    for (const pair of persona.favouritePairs) star(place, fid, { kind: 'spot', tradeId: pairByName(pair).tradeId, contractCode: '' });
    for (const contractCode of persona.favouriteContracts) star(place, fid, { kind: 'contract', tradeId: 0, contractCode });
  }
}

/** What the rewards of tasks, which are paid in the weeks that follow, leave of a holding to be there from the beginning. */
function beforeRewards(holding: Holding, openTasks: number): Holding {
  const rewards = rewardedTasks(openTasks).flatMap(({ reward }) =>
    holding.wallet === account.spot && reward.coin === holding.coin ? [reward.amount] : [],
  );
  return { ...holding, amount: subtract(holding.amount, add(...rewards)) };
}

const isSettled = (status: number): boolean => status === identityStatus.passed || status === identityStatus.notIdentified;

function grant({ ledger, openedAt }: Place, owner: number, { wallet, coin, amount, pair }: Holding): void {
  ledger.post({
    at: openedAt,
    kind: entryKind.deposit,
    reference: 'opening balance',
    lines: movement(
      coinByName(coin).coinId,
      amount,
      { account: { owner: systemAccounts.external, wallet }, bucket: 'available' },
      { account: accountOf(owner, wallet, pair === undefined ? null : pairByName(pair).tradeId), bucket: 'available' },
    ),
  });
}

function star(
  { db, startedAt }: Place,
  owner: number,
  favourite: { kind: 'spot' | 'contract'; tradeId: number; contractCode: string },
): void {
  db.favourites.insert({ key: favouriteKey(owner, favourite), owner, ...favourite, at: startedAt });
}

const minuteMs = 60_000;
