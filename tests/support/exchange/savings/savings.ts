import { account } from '@/contract/capital';
import { multiply, truncate, type Decimal } from '@/contract/decimal';
import { BusinessError } from '@mocks/businessError';
import { coinByName } from '@mocks/exchange/markets';
import { entryKind, movement, systemAccounts, type AccountBucket, referenceType } from '@mocks/exchange/posting';
import type { SavingsContext } from './context';
import type { SavingsEvent } from './events';

/** A pot of USDT that earns 0.01 % a day, paid at the end of each day. */
export interface Savings {
  /** Transfers money from the spot account into the pot. Throws `BusinessError`. */
  deposit(owner: number, amount: Decimal): void;
  /** Transfers money back to the spot account. Throws `BusinessError`. */
  withdraw(owner: number, amount: Decimal): void;
  balance(owner: number): Decimal;
  run(event: SavingsEvent, at: number): void;
}

/** The savings account of a user. */
export const savingsAccount = 90;
const dayMs = 86_400_000;
const dailyRate = '0.0001';
const { coinId, precision } = coinByName('USDT');
const aboutSavings = { type: referenceType.product, id: 'savings' };

/** Opens the pots of a world. */
export function createSavings({ db, ledger, inbox, now, schedule, cancel }: SavingsContext): Savings {
  const pot = (owner: number): AccountBucket => ({ account: { owner, wallet: savingsAccount }, bucket: 'available' });
  const spot = (owner: number): AccountBucket => ({ account: { owner, wallet: account.spot }, bucket: 'available' });
  const lending: AccountBucket = { account: { owner: systemAccounts.lending, wallet: savingsAccount }, bucket: 'available' };
  const balance = (owner: number) => ledger.balance(pot(owner).account, coinId).available;
  const move = (owner: number, amount: Decimal, from: AccountBucket, to: AccountBucket) => {
    if (!db.users.get(owner)) throw new BusinessError('notFound');
    ledger.post({ at: now(), kind: entryKind.transfer, reference: aboutSavings, lines: movement(coinId, amount, from, to) });
  };
  const scheduleInterest = (owner: number, days: number) =>
    db.savingsPots.upsert({ owner, days, scheduledEventId: schedule(now() + dayMs, { part: 'savings', owner }) });
  return {
    deposit: (owner, amount) => {
      move(owner, amount, spot(owner), pot(owner));
      if (!db.savingsPots.get(owner)) scheduleInterest(owner, 0);
    },
    withdraw: (owner, amount) => {
      move(owner, amount, pot(owner), spot(owner));
      const record = db.savingsPots.get(owner);
      if (!record || balance(owner) !== '0') return;
      cancel(record.scheduledEventId);
      db.savingsPots.remove(owner);
    },
    balance,
    run: ({ owner }, at) => {
      const amount = truncate(multiply(balance(owner), dailyRate), precision);
      ledger.post({ at, kind: entryKind.interest, reference: aboutSavings, lines: movement(coinId, amount, lending, pot(owner)) });
      inbox.write({ owner, notice: 'savingsInterest', at, values: { amount } });
      scheduleInterest(owner, (db.savingsPots.get(owner)?.days ?? 0) + 1);
    },
  };
}
