import { account } from '@/contract/capital';
import { add, isGreater, multiply, truncate, type Decimal } from '@/contract/decimal';
import { paymentRequestState } from '@/contract/pay';
import { BusinessError } from '../../businessError';
import { coinById } from '../markets';
import { entryKind, movement, referenceType } from '../posting';
import type { User } from '../users/records';
import { dayLimitOf, isVerified } from '../users/verification';
import type { PayContext } from './context';
import type { StoredPayment } from './records';
import type { PaymentRequests } from './requests';

/** The terms of a payment. */
export interface PaymentInstruction {
  readonly sender: User;
  readonly recipient: User;
  readonly coinId: number;
  readonly amount: Decimal;
  readonly note: string;
  /** The payment request being paid. */
  readonly requestId: string | null;
  readonly at: number;
}

export interface Payments {
  /** Throws `BusinessError` if the payment is not allowed; does not check the balance. */
  check(instruction: PaymentInstruction): void;
  /** Pays immediately between spot accounts, without a fee. Throws `BusinessError`. */
  send(instruction: PaymentInstruction): StoredPayment;
  /** The daily limit and the amount used today, in USDT; a day begins at midnight UTC. */
  limit(user: User, at: number): { readonly dayLimit: Decimal; readonly dayUsed: Decimal };
}

const dayMs = 86_400_000;

/** Payments between users. `lockedUntil` returns until when an account's withdrawals are locked. */
export function createPayments(
  { db, ledger, market, eventBus, nextId }: PayContext,
  requests: PaymentRequests,
  lockedUntil: (fid: number, at: number) => number | null,
): Payments {
  const usdtValue = (coinId: number, amount: Decimal, at: number): Decimal =>
    truncate(multiply(amount, market.usdt(coinById.get(coinId)?.shortName ?? '', at)), 2);
  // Equal to the daily withdrawal limit, but counted separately (assumed: no limit is shown).
  const limit: Payments['limit'] = (user, at) => {
    const today = db.payments.find({ where: { sender: user.fid, createdTime: { from: at - (at % dayMs) } } }).list;
    return { dayLimit: dayLimitOf(user), dayUsed: add(...today.map(({ usdt }) => usdt)) };
  };
  const check: Payments['check'] = ({ sender, recipient, coinId, amount, requestId, at }) => {
    if (!isVerified(sender)) throw new BusinessError('needKyc');
    if (lockedUntil(sender.fid, at) !== null) throw new BusinessError('withdrawalLocked');
    if (requestId !== null) requests.checkPayable(requestId, { requester: recipient.fid, payer: sender.fid, coinId, amount });
    const { dayLimit, dayUsed } = limit(sender, at);
    if (isGreater(add(dayUsed, usdtValue(coinId, amount, at)), dayLimit)) throw new BusinessError('paymentLimit');
  };
  return {
    check,
    limit,
    send: (instruction) => {
      check(instruction);
      const { sender, recipient, coinId, amount, note, requestId, at } = instruction;
      const id = String(nextId());
      const spotBalance = ({ fid }: User) => ({ account: { owner: fid, wallet: account.spot }, bucket: 'available' }) as const;
      ledger.post({
        at,
        kind: entryKind.payment,
        reference: { type: referenceType.payment, id },
        lines: movement(coinId, amount, spotBalance(sender), spotBalance(recipient)),
      });
      const payment = db.payments.insert({
        id,
        sender: sender.fid,
        recipient: recipient.fid,
        coinId,
        coinName: coinById.get(coinId)?.shortName ?? '',
        amount,
        note,
        requestId,
        usdt: usdtValue(coinId, amount, at),
        createdTime: at,
      });
      eventBus.emit('paymentMade', payment);
      if (requestId !== null) requests.end(requestId, paymentRequestState.paid, at);
      return payment;
    },
  };
}
