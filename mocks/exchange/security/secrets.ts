import { alphabets } from '@/contract/chains';
import { hash } from '../random';
import type { User } from '../users/records';
import type { StoredSecuritySettings } from './records';

/** What stands for a password where it is kept: it cannot be read back. Nobody's real password belongs in a simulation. */
export const digestOf = (seed: string, kind: 'login' | 'trade' | 'recovery', fid: number, password: string): string =>
  [0, 1, 2, 3].map((part) => hash(seed, kind, fid, part, password).toString(16).padStart(8, '0')).join('');

/** The key of somebody's authenticator, 16 characters of base 32; each new binding has its own `turn`. */
export const googleSecretOf = (seed: string, fid: number, turn: number): string =>
  Array.from({ length: 16 }, (_, place) => alphabets.base32.charAt(hash(seed, 'google', fid, turn, place) % alphabets.base32.length)).join(
    '',
  );

/** An address or a number as it is shown: `to***@demo.example`, `+65***321`. */
export function hidden(contact: string): string {
  if (contact === '') return '';
  const [name = '', host] = contact.split('@');
  return host === undefined ? `${contact.slice(0, 3)}***${contact.slice(-3)}` : `${name.slice(0, 2)}***@${host}`;
}

/** Nothing is set: nobody can log in to such an account. */
export const unguarded: StoredSecuritySettings = {
  fid: 0,
  email: '',
  phone: '',
  googleSecret: '',
  googleTurn: 0,
  passwordDigest: '',
  tradeDigest: '',
  antiPhishingCode: '',
  registeredTime: 0,
  passwordChangedTime: 0,
  lockedUntil: 0,
  closedPopups: [],
  factorResetRequests: [],
};

/** How an account is guarded when it is new: by its password and the address or number it was registered with. */
export function newSecurity(
  seed: string,
  { fid, loginName }: Pick<User, 'fid' | 'loginName'>,
  password: string,
  at: number,
): StoredSecuritySettings {
  return {
    ...unguarded,
    fid,
    [loginName.includes('@') ? 'email' : 'phone']: loginName,
    passwordDigest: digestOf(seed, 'login', fid, password),
    registeredTime: at,
    passwordChangedTime: at,
  };
}
