import { code } from '@/contract/codes';
import { isGreater, isZero, type Decimal } from '@/contract/decimal';
import { isRecipient, refusals as recipientRefusals } from '@/features/choose-recipient';
import type { TextKey } from '@/shared/i18n';

export const fields = ['recipient', 'amount'] as const;
export interface Problems {
  readonly recipient?: TextKey<'pay' | 'recipient'>;
  readonly amount?: TextKey<'pay'>;
}

/** All that the form says, and what limits it. */
export interface Asked {
  readonly recipient: string;
  readonly amount: Decimal;
  readonly available: Decimal;
  /** What is available, within what is left of the day. */
  readonly max: Decimal;
}

/** What keeps a payment from being submitted, by field (assumed: the rules of this form are not shown). */
export function problemsOf({ recipient, amount, available, max }: Asked): Problems {
  const to = recipientProblem(recipient);
  const much = amountProblem(amount, available, max);
  return { ...(to && { recipient: to }), ...(much && { amount: much }) };
}

/** What is wrong with the text that names somebody; null where nothing is. */
export function recipientProblem(text: string): TextKey<'pay' | 'recipient'> | null {
  if (text === '') return 'pay.recipientMissing';
  return isRecipient(text) ? null : 'recipient.invalid';
}

function amountProblem(amount: Decimal, available: Decimal, max: Decimal): TextKey<'pay'> | null {
  if (isZero(amount)) return 'pay.amountMissing';
  if (isGreater(amount, available)) return 'pay.amountAvailable';
  return isGreater(amount, max) ? 'pay.amountLimit' : null;
}

/** What the exchange refuses, with the field it is about; `form` is about none. */
export type Refusal =
  | { readonly field: 'recipient'; readonly key: TextKey<'recipient'> }
  | { readonly field: 'amount' | 'form'; readonly key: TextKey<'pay'> };

const refusals: ReadonlyMap<number, Refusal> = new Map<number, Refusal>([
  ...[...recipientRefusals].map(([number, key]) => [number, { field: 'recipient' as const, key }] as const),
  [code.accountFrozen.code, { field: 'form', key: 'pay.frozenText' }],
  [code.paymentLimit.code, { field: 'amount', key: 'pay.amountLimit' }],
]);

/** Where a refusal is shown; null for a code that is about the proof, or that a toast or a dialog tells. */
export const refusalOf = (number: number): Refusal | null => refusals.get(number) ?? null;
