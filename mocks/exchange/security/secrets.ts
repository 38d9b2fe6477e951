import { alphabets } from '@/contract/chains';
import { hash } from '../random';
import type { User } from '../users/records';
import type { StoredSecuritySettings } from './records';

/** The stored digest of a password, from which it cannot be recovered. Real passwords do not belong in a simulation. */
export const digestOf = (seed: string, kind: 'login' | 'trade' | 'recovery', fid: number, password: string): string =>
  [0, 1, 2, 3].map((part) => hash(seed, kind, fid, part, password).toString(16).padStart(8, '0')).join('');

/** The key of a user's authenticator, 16 base32 characters; `turn` numbers the bindings, each of which has its own key. */
export const googleSecretOf = (seed: string, fid: number, turn: number): string =>
  Array.from({ length: 16 }, (_, index) => alphabets.base32.charAt(hash(seed, 'google', fid, turn, index) % alphabets.base32.length)).join(
    '',
  );

/** Masks an address or number: `to***@demo.example`, `+65***321`. */
export function maskContact(contact: string): string {
  if (contact === '') return '';
  const [name = '', host] = contact.split('@');
  return host === undefined ? `${contact.slice(0, 3)}***${contact.slice(-3)}` : `${name.slice(0, 2)}***@${host}`;
}

/** Settings with nothing set: such an account cannot be logged in to. */
export const emptySecuritySettings: StoredSecuritySettings = {
  fid: 0,
  email: '',
  phone: '',
  googleSecret: '',
  googleSecretVersion: 0,
  passwordDigest: '',
  tradeDigest: '',
  antiPhishingCode: '',
  registeredTime: 0,
  passwordChangedTime: 0,
  lockedUntil: 0,
  closedPopups: [],
  factorResetRequests: [],
};

/** The settings of a new account: its password, and the address or number it was registered with. */
export function newSecuritySettings(
  seed: string,
  { fid, loginName }: Pick<User, 'fid' | 'loginName'>,
  password: string,
  at: number,
): StoredSecuritySettings {
  return {
    ...emptySecuritySettings,
    fid,
    [loginName.includes('@') ? 'email' : 'phone']: loginName,
    passwordDigest: digestOf(seed, 'login', fid, password),
    registeredTime: at,
    passwordChangedTime: at,
  };
}
