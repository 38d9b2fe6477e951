import { identityType, type KycLevel, type UserRights } from '@/contract/identity';

/** A level of verification: what comes before it, how long its review takes and what it allows. */
export interface Level {
  readonly identityType: (typeof identityType)[KycLevel];
  readonly before: KycLevel | null;
  readonly reviewMs: number;
  readonly rights: Rights;
}
type Rights = Omit<UserRights['rights'][number], 'identityType' | 'isReached' | 'withdrawalLimit'>;

const minuteMs = 60_000;

/** The levels by name: one leads to the next. Review times and rights are assumed: no document shows them. Withdrawal limits belong to the funds. */
export const levels: Readonly<Record<KycLevel, Level>> = {
  standard: {
    identityType: identityType.standard,
    before: null,
    reviewMs: minuteMs,
    rights: { fiatLimit: '2000', features: ['margin', 'copyTrading', 'apiTrading', 'deposit', 'withdraw', 'c2c'] },
  },
  advanced: {
    identityType: identityType.advanced,
    before: 'standard',
    reviewMs: 10 * minuteMs,
    rights: {
      fiatLimit: '50000',
      features: ['margin', 'copyTrading', 'apiTrading', 'deposit', 'withdraw', 'c2c', 'card'],
    },
  },
  company: {
    identityType: identityType.company,
    before: 'advanced',
    reviewMs: 60 * minuteMs,
    rights: {
      fiatLimit: '500000',
      features: ['margin', 'copyTrading', 'apiTrading', 'deposit', 'withdraw', 'c2c', 'card', 'subAccounts'],
    },
  },
};

/** The levels in the order in which they are reached. */
export const levelNames: readonly KycLevel[] = ['standard', 'advanced', 'company'];

/** The rights of an unverified user. */
export const unverifiedRights: Rights = { fiatLimit: '0', features: ['margin', 'copyTrading', 'apiTrading'] };

/** The level of an `identityType` of the wire. */
export const levelOf = (type: number): KycLevel => levelNames.find((name) => levels[name].identityType === type) ?? 'standard';
