import { maxContacts } from '@/contract/pay';
import type { Security } from '../security/security';
import type { User } from '../users/records';
import type { PayContext } from './context';
import type { PayEvent } from './events';
import { sendPaymentMessages } from './messages';
import { createPayments, type Payments } from './payments';
import { payUserFor } from './payUsers';
import { createPaymentRequests, type PaymentRequests } from './requests';

/** Payments between users. */
export interface Pay extends Payments, Pick<PaymentRequests, 'create' | 'end'> {
  /** The recipient with a UID, e-mail address or phone number. Throws `BusinessError` if nobody can be paid by it. */
  userFor(payer: User, name: string): User;
  /** The UIDs of the user's recipients, most recent first. */
  contacts(fid: number): number[];
  run(event: PayEvent, at: number): void;
}

/** Creates payments between users. */
export function createPay(context: PayContext, { security: { credentials } }: { readonly security: Pick<Security, 'credentials'> }): Pay {
  const { db } = context;
  sendPaymentMessages(context);
  const requests = createPaymentRequests(context);
  return {
    ...createPayments(context, requests, credentials.lockedUntil),
    create: requests.create,
    end: requests.end,
    userFor: (payer, name) => payUserFor(db, credentials.findUser, payer, name),
    contacts: (fid) => {
      const { list } = db.payments.find({ where: { sender: fid }, sort: [['createdTime', 'desc']] });
      return [...new Set(list.map(({ recipient }) => recipient))].slice(0, maxContacts);
    },
    run: ({ id }, at) => requests.expire(id, at),
  };
}
