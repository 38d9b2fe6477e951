import * as z from 'zod/mini';
import { unknownAnswer, unknownForm, unknownQuery } from '../assumptions';
import { securityFields } from '../account/schema/securityFields';
import { assumed, decimal, instant, singleLine, listOf, pageQuery, positiveDecimal, wholeNumber } from '../endpoint';
import { maxNoteLength, paymentDirection, paymentRequestState, requestDirection } from './constants';

/** A user as shown to others: the name is masked except for its first and last letter. */
const PayUser = z.object({ uid: z.int(), name: z.string() });
export type PayUser = z.output<typeof PayUser>;

/** A payment recipient: a UID, an e-mail address or a phone number. */
const recipientName = /* @__NO_SIDE_EFFECTS__ */ () => z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const note = /* @__NO_SIDE_EFFECTS__ */ () => z.optional(singleLine(maxNoteLength));
const recordFilterFields = {
  coinId: z.optional(wholeNumber()),
  startTime: z.optional(wholeNumber()),
  endTime: z.optional(wholeNumber()),
  ...pageQuery,
};

/** The paying user, restrictions on payments, and the daily limit and its usage in USDT. */
export const PayAccount = assumed(
  z.object({
    uid: z.int(),
    /** The caller's name as recipients see it. */
    name: z.string(),
    isFrozen: z.boolean(),
    needsKyc: z.boolean(),
    /** Payments are locked until then; null if not locked. */
    lockedUntil: z.nullable(instant()),
    factors: z.array(z.string()),
    dayLimit: decimal(),
    dayUsed: decimal(),
  }),
  unknownAnswer,
);

export const PayInfoQuery = assumed(z.object({ coinId: wholeNumber() }), unknownQuery);

/** Payable amounts of a coin, in the coin. */
export const PayInfo = assumed(
  z.object({
    coinId: z.int(),
    coinName: z.string(),
    precision: z.int().check(z.nonnegative()),
    available: decimal(),
    /** The smaller of the available balance and the remaining daily limit. */
    maxAmount: decimal(),
  }),
  unknownAnswer,
);

export const RecipientQuery = assumed(z.object({ name: recipientName() }), unknownQuery);
export const Recipient = assumed(PayUser, unknownAnswer);
export const PayContacts = assumed(z.array(PayUser), unknownAnswer);

export const Payment = assumed(
  z.object({
    id: z.string(),
    direction: z.enum(paymentDirection),
    counterparty: PayUser,
    coinId: z.int(),
    coinName: z.string(),
    amount: decimal(),
    /** Empty if there is none. */
    note: z.string(),
    /** The payment request that was paid; null for an unsolicited payment. */
    requestId: z.nullable(z.string()),
    createdTime: instant(),
  }),
  unknownAnswer,
);
export type Payment = z.output<typeof Payment>;

export const SendPaymentRequest = assumed(
  z.object({
    recipient: recipientName(),
    coinId: z.int(),
    amount: positiveDecimal(),
    note: note(),
    /** The payment request to pay; recipient, coin and amount must match it. */
    requestId: z.optional(z.string().check(z.minLength(1), z.maxLength(40))),
    ...securityFields,
  }),
  unknownForm,
);
export type SendPaymentRequest = z.output<typeof SendPaymentRequest>;

/** Filters for payments, newest first; `startTime` and `endTime` are inclusive. */
export const PaymentFilter = assumed(z.object({ direction: z.optional(z.enum(paymentDirection)), ...recordFilterFields }), unknownQuery);
export const PaymentList = assumed(listOf(Payment), unknownAnswer);

/** A payment request: its recipient pays or declines it, its creator may cancel it, and it expires after a week. */
export const PaymentRequestRecord = assumed(
  z.object({
    id: z.string(),
    direction: z.enum(requestDirection),
    counterparty: PayUser,
    coinId: z.int(),
    coinName: z.string(),
    amount: decimal(),
    note: z.string(),
    state: z.enum(paymentRequestState),
    createdTime: instant(),
    expiresTime: instant(),
  }),
  unknownAnswer,
);
export type PaymentRequestRecord = z.output<typeof PaymentRequestRecord>;

export const PaymentRequestFilter = assumed(
  z.object({ direction: z.optional(z.enum(requestDirection)), state: z.optional(z.enum(paymentRequestState)), ...recordFilterFields }),
  unknownQuery,
);
export const PaymentRequestList = assumed(listOf(PaymentRequestRecord), unknownAnswer);

export const CreatePaymentRequest = assumed(
  z.object({ payer: recipientName(), coinId: z.int(), amount: positiveDecimal(), note: note() }),
  unknownForm,
);
export type CreatePaymentRequest = z.output<typeof CreatePaymentRequest>;
export const EndPaymentRequest = assumed(z.object({ id: z.string().check(z.minLength(1)) }), unknownForm);
