import type { PayUser } from '@/contract/pay';
import { BusinessError } from '../../businessError';
import type { User } from '../users/records';
import type { PayContext } from './context';

/** A user as shown to others. */
export function toPayUser(db: Pick<PayContext['db'], 'users'>, uid: number): PayUser {
  return { uid, name: maskedName(db.users.get(uid)?.fnickname ?? '') };
}

/** Masks a name except for its first and last letter. */
export function maskedName(name: string): string {
  const letters = Array.from(name.trim());
  return `${letters[0] ?? ''}***${letters.length > 1 ? (letters.at(-1) ?? '') : ''}`;
}

/** The recipient with a UID, e-mail address or phone number. Throws `BusinessError` if the recipient is unknown, frozen or the payer. */
export function payUserFor(
  db: Pick<PayContext['db'], 'users'>,
  findUser: (name: string) => User | null,
  payer: User,
  recipient: string,
): User {
  const found = /^\d{5,10}$/.test(recipient) ? (db.users.get(Number.parseInt(recipient, 10)) ?? null) : findUser(recipient);
  if (!found) throw new BusinessError('accountUnknown');
  if (found.fid === payer.fid) throw new BusinessError('recipientSelf');
  if (found.isFrozen) throw new BusinessError('recipientUnavailable');
  return found;
}
