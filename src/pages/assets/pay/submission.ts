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
import { hrefsIn, replaceRequested, routes } from '@/shared/routing';
import { payer, PayGate } from './account';
import { $payment, cleared, formChanged, info, recipient, submitted } from './form';
import { problemsOf, refusalOf, type Problems, type Refusal } from './problems';

/** The user confirmed or closed the review dialog. */
export const confirmed = createEvent();
export const reviewClosed = createEvent();
/** The receipt was closed. */
export const receiptClosed = createEvent();

/** The page was left or the user changed: pending payments are discarded. */
const pageLeft = merge([PayGate.close, userChanged]);

const $errors = combine($payment, info.$data, ({ recipient: name, amount }, payInfo) =>
  problemsOf({ recipient: name, amount, available: payInfo?.available ?? '0', max: payInfo?.maxAmount ?? '0' }),
);
/** Whether the form was submitted, so that all errors are shown. */
export const $isSubmitAttempted = createStore(false)
  .on(submitted, () => true)
  .reset(cleared, pageLeft);

/** The payment under review; null if none. */
export const $request = createStore<SendPaymentRequest | null>(null, { serialize: 'ignore' });
const send = mutation({
  endpoint: pay.send,
  params: (body: SendPaymentRequest) => ({ body }),
  showsRefusal: true,
  showsUnknown: true,
  resetOn: pageLeft,
});
export const $isSending = send.$isPending;
export const challenge = createChallenge(send);

/** Whether limits and account are loaded, which submitting requires; if they fail to load, an alert offers to retry. */
export const $isLoaded = combine(info.$data, payer.$data, (limits, account) => limits !== null && account !== null);
export const $isLoading = or(info.$isLoading, payer.$isLoading);
const $isSendable = combine(
  { errors: $errors, isLoaded: $isLoaded, problem: recipient.$problem, isPending: send.$isPending },
  ({ errors, isLoaded, problem, isPending }) => Object.keys(errors).length === 0 && isLoaded && problem === null && !isPending,
);
sample({ clock: submitted, source: $payment, filter: $isSendable, target: $request });

/** The recipient; null until confirmed by the exchange. */
export const $payee = recipient.user.$data;
const $factors = payer.$data.map((data) => challengeFactors.filter((factor) => data?.factors.includes(factor)));
sample({
  clock: confirmed,
  source: $factors,
  filter: combine(send.$isPending, $payee, (isPending, payee) => !isPending && payee !== null),
  fn: (factors) => ({ purpose: 'security' as const, loginName: null, factors }),
  target: challenge.opened,
});
sample({
  clock: sample({
    clock: challenge.proofSubmitted,
    source: $request,
    fn: (request, codes: SecurityCodes) => request && { ...request, ...codes },
  }),
  filter: (request) => request !== null,
  target: send.submitted,
});

const failed = send.failed.map(({ error: { failure } }) => failure);
const refused = failed.filterMap((failure) => (failure.kind === 'business' ? (refusalOf(failure.code) ?? undefined) : undefined));
const declined = failed.filter({ fn: (failure) => failure.kind === 'business' && !isAboutProof(failure.code) });

/** The refusal of the exchange, until the form changes. */
const $refusal = createStore<Refusal | null>(null)
  .on(refused, (_, refusal) => refusal)
  .reset(formChanged, submitted, cleared, pageLeft);
export const $formRefusal = $refusal.map((refusal) => (refusal?.field === 'form' ? refusal.key : null));
/** Whether the response was lost and the result of the payment is unknown. */
export const $isUnknown = createStore(false)
  .on(send.lost, () => true)
  .reset(submitted, send.done, pageLeft);

/** Errors by field: all from the first attempt on, those of the recipient lookup at once. */
export const $problems = combine(
  $errors,
  recipient.$problem,
  $isSubmitAttempted,
  $refusal,
  (errors, problem, isAttempted, refusal): Problems => ({
    ...(isAttempted && errors),
    ...(problem && { recipient: problem }),
    ...(refusal && refusal.field !== 'form' && { [refusal.field]: refusal.key }),
  }),
);

/** The payment made; null once its receipt is closed. */
export const $receipt = createStore<Payment | null>(null)
  .on(send.done, (_, { data }) => data)
  .reset(receiptClosed, pageLeft);

$request.reset(reviewClosed, send.done, declined, send.lost, recipient.refused, pageLeft);
sample({ clock: [send.lost, reviewClosed, PayGate.close], fn: () => {}, target: challenge.closed });
sample({ clock: send.done, fn: () => {}, target: cleared });
// Removes the payment details from the URL, as they have been paid.
const payHref = sample({ clock: send.done, source: $locale, fn: (locale) => hrefsIn(locale)(routes.pay) });
sample({ clock: payHref, filter: (href) => href !== null, target: replaceRequested });
// Also after a failure: the payment may have been made although the response was lost.
sample({ clock: send.settled, fn: () => {}, target: [balancesChanged, inboxChanged] });
/** Whether payments are currently restricted, regardless of the form. */
export const $isRestricted = payer.$data.map((data) => data !== null && (data.isFrozen || data.needsKyc || data.lockedUntil !== null));
