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

/** The levels by name: one leads to the next. How long reviews take and what levels allow is ours; no document shows it. What may be withdrawn is the funds' own rule. */
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

/** What everybody may do who has not been verified. */
export const unverifiedRights: Rights = { fiatLimit: '0', features: ['margin', 'copyTrading', 'apiTrading'] };

/** The name of the level behind a number of the wire. */
export const levelOf = (type: number): KycLevel => levelNames.find((name) => levels[name].identityType === type) ?? 'standard';
