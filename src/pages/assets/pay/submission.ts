import { combine, createEvent, createStore, merge, sample } from 'effector';
import { or } from 'patronum';
import { challengeFactors, type SecurityCodes } from '@/contract/account';
import { pay, type Payment, type SendPaymentRequest } from '@/contract/pay';
import { balancesChanged } from '@/entities/assets';
import { inboxChanged } from '@/entities/messages';
import { userChanged } from '@/entities/session';
import { createChallenge, isAboutProof } from '@/features/challenge';
import { mutation } from '@/shared/api';
import { $locale } from '@/shared/i18n';
import { hrefsIn, replaced, routes } from '@/shared/routing';
import { payer, PayGate } from './account';
import { $payment, cleared, formChanged, info, recipient, submitted } from './form';
import { problemsOf, refusalOf, type Problems, type Refusal } from './problems';

/** The two answers to the step that says what will happen. */
export const confirmed = createEvent();
export const reviewClosed = createEvent();
/** What became of the last payment was read. */
export const receiptClosed = createEvent();

/** Nobody waits any more for what is under way here. */
const left = merge([PayGate.close, userChanged]);

const $found = combine($payment, info.$data, ({ recipient: name, amount }, known) =>
  problemsOf({ recipient: name, amount, available: known?.available ?? '0', max: known?.maxAmount ?? '0' }),
);
/** Whether the form was submitted as it stands, so that it lists all that is wrong. */
export const $isSubmitAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(cleared, left);

/** What was asked for and waits to be confirmed. */
export const $request = createStore<SendPaymentRequest | null>(null, { serialize: 'ignore' });
const send = mutation({
  endpoint: pay.send,
  params: (body: SendPaymentRequest) => ({ body }),
  showsRefusal: true,
  showsUnknown: true,
  resetOn: left,
});
export const $isSending = send.$isPending;
export const challenge = createChallenge(send);

/** Whether what the form is judged by is there, or on its way. Nothing can be submitted before; where it could not be loaded, the alert beside it asks again. */
export const $isLoaded = combine(info.$data, payer.$data, (known, other) => known !== null && other !== null);
export const $isLoading = or(info.$isLoading, payer.$isLoading);
const $isSendable = combine(
  { found: $found, isLoaded: $isLoaded, problem: recipient.$problem, isPending: send.$isPending },
  ({ found, isLoaded, problem, isPending }) => Object.keys(found).length === 0 && isLoaded && problem === null && !isPending,
);
sample({ clock: submitted, source: $payment, filter: $isSendable, target: $request });

/** Who is paid; null until the exchange has said it. */
export const $payee = recipient.found.$data;
const $factors = payer.$data.map((data) => challengeFactors.filter((factor) => data?.factors.includes(factor)));
sample({
  clock: confirmed,
  source: $factors,
  filter: combine(send.$isPending, $payee, (isPending, payee) => !isPending && payee !== null),
  fn: (factors) => ({ purpose: 'security' as const, loginName: null, factors }),
  target: challenge.opened,
});
sample({
  clock: sample({ clock: challenge.proved, source: $request, fn: (request, codes: SecurityCodes) => request && { ...request, ...codes } }),
  filter: (request) => request !== null,
  target: send.submitted,
});

const failed = send.failed.map(({ error: { failure } }) => failure);
const refused = failed.filterMap((failure) => (failure.kind === 'business' ? (refusalOf(failure.code) ?? undefined) : undefined));
const declined = failed.filter({ fn: (failure) => failure.kind === 'business' && !isAboutProof(failure.code) });

/** What the exchange refused, until the form changes. */
const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, refusal) => refusal)
  .reset(formChanged, submitted, cleared, left);
export const $formRefusal = $refusal.map((refusal) => (refusal?.field === 'form' ? refusal.key : null));
/** Whether an answer was lost, so that nobody knows what became of the payment. */
export const $isUnknown = createStore(false)
  .on(send.lost, () => true)
  .reset(submitted, send.done, left);

/** What is wrong, by field: all of it from the first attempt on, before that what the exchange says of the recipient. */
export const $problems = combine(
  $found,
  recipient.$problem,
  $isSubmitAttempted,
  $refusal,
  (found, problem, isAttempted, refusal): Problems => ({
    ...(isAttempted && found),
    ...(problem && { recipient: problem }),
    ...(refusal && refusal.field !== 'form' && { [refusal.field]: refusal.key }),
  }),
);

/** The payment as it was made; null once that was read. */
export const $receipt = createStore<Payment | null>(null)
  .on(send.done, (_, { data }) => data)
  .reset(receiptClosed, left);

$request.reset(reviewClosed, send.done, declined, send.lost, recipient.refused, left);
sample({ clock: [send.lost, reviewClosed, PayGate.close], fn: () => {}, target: challenge.closed });
sample({ clock: send.done, fn: () => {}, target: cleared });
// An address that asked for what is paid now asks for it no more.
const paidAddress = sample({ clock: send.done, source: $locale, fn: (locale) => hrefsIn(locale)(routes.pay) });
sample({ clock: paidAddress, filter: (address) => address !== null, target: replaced });
// Also after a failure: it may have been made although its answer was lost.
sample({ clock: send.settled, fn: () => {}, target: [balancesChanged, inboxChanged] });
/** Nothing may leave now, whatever the form says. */
export const $isHeld = payer.$data.map((data) => data !== null && (data.isFrozen || data.needsKyc || data.lockedUntil !== null));
