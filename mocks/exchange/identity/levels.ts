import { identityType, type KycLevel, type UserRights } from '@/contract/identity';

/** A verification level: its prerequisite, review time and rights. */
export interface Level {
  readonly identityType: (typeof identityType)[KycLevel];
  readonly prerequisite: KycLevel | null;
  readonly reviewMs: number;
  readonly rights: Rights;
}
type Rights = Omit<UserRights['rights'][number], 'identityType' | 'isReached' | 'withdrawalLimit'>;

const minuteMs = 60_000;

/** The levels by name, each building on the one before. Review times and rights are assumed: no document shows them. Withdrawal limits are in `users/verification`. */
export const levels: Readonly<Record<KycLevel, Level>> = {
  standard: {
    identityType: identityType.standard,
    prerequisite: null,
    reviewMs: minuteMs,
    rights: { fiatLimit: '2000', features: ['margin', 'copyTrading', 'apiTrading', 'deposit', 'withdraw', 'c2c'] },
  },
  advanced: {
    identityType: identityType.advanced,
    prerequisite: 'standard',
    reviewMs: 10 * minuteMs,
    rights: {
      fiatLimit: '50000',
      features: ['margin', 'copyTrading', 'apiTrading', 'deposit', 'withdraw', 'c2c', 'card'],
    },
  },
  company: {
    identityType: identityType.company,
    prerequisite: 'advanced',
    reviewMs: 60 * minuteMs,
    rights: {
      fiatLimit: '500000',
      features: ['margin', 'copyTrading', 'apiTrading', 'deposit', 'withdraw', 'c2c', 'card', 'subAccounts'],
    },
  },
};

/** The levels in ascending order. */
export const levelNames: readonly KycLevel[] = ['standard', 'advanced', 'company'];

/** The rights of an unverified user. */
export const unverifiedRights: Rights = { fiatLimit: '0', features: ['margin', 'copyTrading', 'apiTrading'] };

/** The level of an `identityType` in the contract. */
export const levelOf = (type: number): KycLevel => levelNames.find((name) => levels[name].identityType === type) ?? 'standard';
