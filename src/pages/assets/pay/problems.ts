import { code } from '@/contract/codes';
import { isGreater, isZero, type Decimal } from '@/contract/decimal';
import { isRecipient, refusals as recipientRefusals } from '@/features/choose-recipient';
import type { TextKey } from '@/shared/i18n';

export const fields = ['recipient', 'amount'] as const;
export interface Problems {
  readonly recipient?: TextKey<'pay' | 'recipient'>;
  readonly amount?: TextKey<'pay'>;
}

/** Values of the form with the limits that apply. */
export interface PaymentInput {
  readonly recipient: string;
  readonly amount: Decimal;
  readonly available: Decimal;
  /** The maximum amount: the available balance within the remaining daily limit. */
  readonly max: Decimal;
}

/** Validates a payment by field (assumed: the rules of this form are not shown). */
export function problemsOf({ recipient, amount, available, max }: PaymentInput): Problems {
  const recipientError = recipientProblem(recipient);
  const amountError = amountProblem(amount, available, max);
  return { ...(recipientError && { recipient: recipientError }), ...(amountError && { amount: amountError }) };
}

/** Validates the format of a recipient; null if valid. */
export function recipientProblem(text: string): TextKey<'pay' | 'recipient'> | null {
  if (text === '') return 'pay.recipientMissing';
  return isRecipient(text) ? null : 'recipient.invalid';
}

function amountProblem(amount: Decimal, available: Decimal, max: Decimal): TextKey<'pay'> | null {
  if (isZero(amount)) return 'pay.amountMissing';
  if (isGreater(amount, available)) return 'pay.amountAvailable';
  return isGreater(amount, max) ? 'pay.amountLimit' : null;
}

/** A refusal of the exchange with the field it concerns; `form` for none. */
export type Refusal =
  | { readonly field: 'recipient'; readonly key: TextKey<'recipient'> }
  | { readonly field: 'amount' | 'form'; readonly key: TextKey<'pay'> };

const refusals: ReadonlyMap<number, Refusal> = new Map<number, Refusal>([
  ...[...recipientRefusals].map(([errorCode, key]) => [errorCode, { field: 'recipient' as const, key }] as const),
  [code.accountFrozen.code, { field: 'form', key: 'pay.frozenText' }],
  [code.paymentLimit.code, { field: 'amount', key: 'pay.amountLimit' }],
]);

/** Maps a code to a refusal shown in the form; null if the challenge, a toast or a dialog reports it. */
export const refusalOf = (errorCode: number): Refusal | null => refusals.get(errorCode) ?? null;
