import { code } from '../codes';
import { endpoint } from '../endpoint';
import {
  CreatePaymentRequest,
  EndPaymentRequest,
  PayAccount,
  PayContacts,
  PayInfo,
  PayInfoQuery,
  Payment,
  PaymentFilter,
  PaymentList,
  PaymentRequestFilter,
  PaymentRequestList,
  PaymentRequestRecord,
  Recipient,
  RecipientQuery,
  SendPaymentRequest,
} from './schema';

const unlisted = 'no document lists a call of payments, only their screen; named in the style of the capital calls';
const recipientCodes = [code.accountUnknown, code.recipientSelf, code.recipientUnavailable] as const;

export const payAccount = endpoint('pay.payAccount', {
  method: 'GET',
  path: '/hk-web/pay/account',
  access: 'user',
  data: PayAccount,
  assumed: unlisted,
});

export const payInfo = endpoint('pay.payInfo', {
  method: 'GET',
  path: '/hk-web/pay/info',
  access: 'user',
  query: PayInfoQuery,
  data: PayInfo,
  assumed: unlisted,
});

export const recipient = endpoint('pay.recipient', {
  method: 'GET',
  path: '/hk-web/pay/recipient',
  access: 'user',
  query: RecipientQuery,
  data: Recipient,
  codes: recipientCodes,
  assumed: unlisted,
});

export const contacts = endpoint('pay.contacts', {
  method: 'GET',
  path: '/hk-web/pay/contacts',
  access: 'user',
  data: PayContacts,
  assumed: unlisted,
});

export const send = endpoint('pay.send', {
  method: 'POST',
  path: '/hk-web/pay/send',
  access: 'user',
  movesMoney: 'payments',
  body: SendPaymentRequest,
  data: Payment,
  codes: [
    code.accountFrozen,
    code.needKyc,
    code.withdrawalLocked,
    ...recipientCodes,
    code.paymentLimit,
    code.insufficientBalance,
    code.paymentRequestEnded,
    code.factorMissing,
    code.codeWrong,
    code.codeExpired,
    code.wrongPassword,
    code.proofLocked,
  ],
  assumed: unlisted,
});

export const payments = endpoint('pay.payments', {
  method: 'GET',
  path: '/hk-web/pay/list',
  access: 'user',
  query: PaymentFilter,
  data: PaymentList,
  assumed: unlisted,
});

export const paymentRequests = endpoint('pay.paymentRequests', {
  method: 'GET',
  path: '/hk-web/pay/request/list',
  access: 'user',
  query: PaymentRequestFilter,
  data: PaymentRequestList,
  assumed: unlisted,
});

export const requestPayment = endpoint('pay.requestPayment', {
  method: 'POST',
  path: '/hk-web/pay/request',
  access: 'user',
  movesMoney: 'paymentRequests',
  body: CreatePaymentRequest,
  data: PaymentRequestRecord,
  codes: [code.accountFrozen, ...recipientCodes],
  assumed: unlisted,
});

export const declineRequest = endpoint('pay.declineRequest', {
  method: 'POST',
  path: '/hk-web/pay/request/decline',
  access: 'user',
  movesMoney: 'paymentRequests',
  body: EndPaymentRequest,
  data: PaymentRequestRecord,
  codes: [code.notFound, code.paymentRequestEnded],
  assumed: unlisted,
});

export const cancelRequest = endpoint('pay.cancelRequest', {
  method: 'POST',
  path: '/hk-web/pay/request/cancel',
  access: 'user',
  movesMoney: 'paymentRequests',
  body: EndPaymentRequest,
  data: PaymentRequestRecord,
  codes: [code.notFound, code.paymentRequestEnded],
  assumed: unlisted,
});
