import { paymentRequestState } from '@/contract/pay';
import type { PayContext } from './context';
import { toPayUser } from './payUsers';

/** Writes inbox messages about payments and payment requests. */
export function sendPaymentMessages({ db, eventBus, inbox }: Pick<PayContext, 'db' | 'eventBus' | 'inbox'>): void {
  const values = (uid: number, { amount, coinName: coin }: { readonly amount: string; readonly coinName: string }) => ({
    name: toPayUser(db, uid).name,
    amount,
    coin,
  });
  eventBus.on('paymentMade', (payment) => {
    const { sender, recipient, createdTime: at } = payment;
    const sent = { notice: 'paymentSent', jumpLink: '/pay/records?type=sent' } as const;
    const received = { notice: 'paymentReceived', jumpLink: '/pay/records?type=received' } as const;
    inbox.write({ ...sent, owner: sender, at, values: values(recipient, payment) });
    inbox.write({ ...received, owner: recipient, at, values: values(sender, payment) });
  });
  eventBus.on('paymentRequestChanged', ({ at, ...request }) => {
    const { requester, payer, state } = request;
    const jumpLink = '/pay/records?type=requests';
    if (state === paymentRequestState.open)
      inbox.write({ owner: payer, notice: 'paymentRequested', at, values: values(requester, request), jumpLink });
    if (state === paymentRequestState.declined)
      inbox.write({ owner: requester, notice: 'paymentRequestDeclined', at, values: values(payer, request), jumpLink });
  });
}
