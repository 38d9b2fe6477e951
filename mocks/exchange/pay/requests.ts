import { compare, type Decimal } from '@/contract/decimal';
import { paymentRequestState, type PaymentRequestState } from '@/contract/pay';
import { BusinessError } from '../../businessError';
import { coinById } from '../markets';
import type { PayContext } from './context';
import type { StoredPaymentRequest } from './records';

/** The parties and amount of a payment request. */
export interface RequestedPayment {
  readonly requester: number;
  readonly payer: number;
  readonly coinId: number;
  readonly amount: Decimal;
}

export interface PaymentRequests {
  create(requested: RequestedPayment & { readonly note: string; readonly at: number }): StoredPaymentRequest;
  /** Throws `BusinessError` if no open request matches the payment. */
  checkPayable(id: string, payment: RequestedPayment): void;
  /** Ends an open request. Throws `BusinessError` if it has already ended. */
  end(id: string, state: PaymentRequestState, at: number): StoredPaymentRequest;
  /** Expires a request that is still open. */
  expire(id: string, at: number): void;
}

/** How long a request stays open (assumed: not shown). */
const openMs = 7 * 86_400_000;

/** Creates the payment requests of a world. */
export function createPaymentRequests({ db, eventBus, nextId, schedule }: PayContext): PaymentRequests {
  const end: PaymentRequests['end'] = (id, state, at) => {
    if (db.paymentRequests.get(id)?.state !== paymentRequestState.open) throw new BusinessError('paymentRequestEnded');
    const ended = db.paymentRequests.update(id, { state });
    eventBus.emit('paymentRequestChanged', { ...ended, at });
    return ended;
  };
  return {
    create: ({ at, ...requested }) => {
      const request = db.paymentRequests.insert({
        ...requested,
        id: String(nextId()),
        coinName: coinById.get(requested.coinId)?.shortName ?? '',
        state: paymentRequestState.open,
        createdTime: at,
        expiresTime: at + openMs,
      });
      schedule(request.expiresTime, { part: 'pay', id: request.id });
      eventBus.emit('paymentRequestChanged', { ...request, at });
      return request;
    },
    checkPayable: (id, { requester, payer, coinId, amount }) => {
      const request = db.paymentRequests.get(id);
      const isMatch =
        request?.state === paymentRequestState.open &&
        request.requester === requester &&
        request.payer === payer &&
        request.coinId === coinId &&
        compare(request.amount, amount) === 0;
      if (!isMatch) throw new BusinessError('paymentRequestEnded');
    },
    end,
    expire: (id, at) => {
      if (db.paymentRequests.get(id)?.state === paymentRequestState.open) end(id, paymentRequestState.expired, at);
    },
  };
}
