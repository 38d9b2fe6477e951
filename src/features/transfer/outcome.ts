import { transferMessage, type capital } from '@/contract/capital';
import { code, codeByNumber } from '@/contract/codes';
import type { Codes } from '@/contract/endpoint';
import { failureNotice, type ToastRequest } from '@/entities/toasts';
import { serverMessage, type ApiError } from '@/shared/api';

type SubmitError = ApiError<Codes<typeof capital.submitTransfer>>;

/** What comes of a transfer that did not simply succeed. Source: specification, Error catalogue. */
export type Outcome =
  /** Booked later; `message` is the server's. */
  | { readonly kind: 'accepted'; readonly message: string | null }
  /** A dialog with one button says this text. */
  | { readonly kind: 'told'; readonly messageKey: typeof transferMessage.blocked | typeof transferMessage.restricted }
  | { readonly kind: 'rejected'; readonly notice: Omit<ToastRequest, 'id'> }
  | { readonly kind: 'failed'; readonly notice: Omit<ToastRequest, 'id'> }
  /** Somebody else shows it: a business event. */
  | { readonly kind: 'silent' };

/** Decides, for every code of a transfer and every other failure, what is shown. */
export function outcomeOf(error: SubmitError): Outcome {
  const { failure } = error;
  if (failure.kind === 'other')
    return codeByNumber(failure.code)?.behaviour === 'dialog' ? { kind: 'silent' } : { kind: 'failed', notice: failureNotice(error) };
  if (failure.kind !== 'business') return { kind: 'failed', notice: { tone: 'danger', text: { key: 'transfer.unknownOutcome' } } };
  switch (failure.code) {
    case code.transferAccepted.code:
      return { kind: 'accepted', message: serverMessage(failure) };
    case code.transferBlocked.code:
      return { kind: 'told', messageKey: transferMessage.blocked };
    case code.transferRestricted.code:
      return { kind: 'told', messageKey: transferMessage.restricted };
    case code.transferRejected.code:
      return { kind: 'rejected', notice: failureNotice(error) };
    case code.insufficientBalance.code:
      return { kind: 'failed', notice: failureNotice(error) };
  }
}
