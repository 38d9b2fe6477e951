import { personas, type PersonaId } from '@fixtures/personas';
import type { UsersContext } from './context';
import { moduleHold, transferHold, type User } from './records';

/** Who has an account. */
export interface Users {
  byLogin(loginName: string): User | null;
  /** Changes what the exchange holds about a persona; a visitor has nothing to change. */
  change(persona: PersonaId, patch: Partial<User>): void;
}

/** Opens the accounts of a world. */
export function createUsers({ db }: Pick<UsersContext, 'db'>): Users {
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
});
