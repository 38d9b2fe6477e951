import type { PayUser } from '@/contract/pay';
import { BusinessError } from '../../businessError';
import type { User } from '../users/records';
import type { PayContext } from './context';

/** A user as others see them. */
export function shownUser(db: Pick<PayContext['db'], 'users'>, uid: number): PayUser {
  return { uid, name: maskedName(db.users.get(uid)?.fnickname ?? '') };
}

/** Keeps the first and the last letter of a name. */
export function maskedName(name: string): string {
  const letters = Array.from(name.trim());
  return `${letters[0] ?? ''}***${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`;
}

/** Who can be paid by a UID, an e-mail address or a phone number. Throws `BusinessError` where it is nobody, whoever asks, or somebody who is frozen. */
export function payUserFor(db: Pick<PayContext['db'], 'users'>, named: (name: string) => User | null, asking: User, name: string): User {
  const found = /^\d{5,10}$/.test(name) ? (db.users.get(Number.parseInt(name, 10)) ?? null) : named(name);
  if (!found) throw new BusinessError('accountUnknown');
  if (found.fid === asking.fid) throw new BusinessError('recipientSelf');
  if (found.isFrozen) throw new BusinessError('recipientUnavailable');
  return found;
}
