import { transferMessage, type capital } from '@/contract/capital';
import { code, codeByNumber } from '@/contract/codes';
import type { Codes } from '@/contract/endpoint';
import { failureToast, type ToastRequest } from '@/entities/toasts';
import { needsLogin, serverMessage, type ApiError } from '@/shared/api';
import type { TextKey } from '@/shared/i18n';

type SubmitError = ApiError<Codes<typeof capital.submitTransfer>>;

/** The outcome of a transfer that was not completed immediately. Source: specification, Error catalogue. */
export type Outcome =
  /** Processed later; `message` is the server's. */
  | { readonly kind: 'accepted'; readonly message: string | null }
  /** Reported in a dialog with one button. */
  | { readonly kind: 'notAllowed'; readonly messageKey: typeof transferMessage.blocked | typeof transferMessage.restricted }
  | { readonly kind: 'rejected'; readonly notice: Omit<ToastRequest, 'id'> }
  | { readonly kind: 'failed'; readonly notice: Omit<ToastRequest, 'id'> }
  /** Reported elsewhere: as a business event, or as the end of the session. */
  | { readonly kind: 'silent' };

/** Maps every transfer error code and every other failure to what is shown. */
export function outcomeOf(error: SubmitError): Outcome {
  const { failure } = error;
  if (failure.kind === 'other')
    return codeByNumber(failure.code)?.behaviour === 'dialog' ? { kind: 'silent' } : { kind: 'failed', notice: failureToast(error) };
  if (failure.kind === 'offline' && !failure.mayHaveArrived) return failedWith('transfer.notSent');
  if (needsLogin(failure)) return { kind: 'silent' };
  if (failure.kind !== 'business') return { kind: 'failed', notice: failureToast(error) };
  switch (failure.code) {
    case code.transferAccepted.code:
      return { kind: 'accepted', message: serverMessage(failure) };
    case code.transferBlocked.code:
      return { kind: 'notAllowed', messageKey: transferMessage.blocked };
    case code.transferRestricted.code:
      return { kind: 'notAllowed', messageKey: transferMessage.restricted };
    case code.transferRejected.code:
      return { kind: 'rejected', notice: failureToast(error) };
    case code.insufficientBalance.code:
    case code.busy.code:
      return { kind: 'failed', notice: failureToast(error) };
  }
}

const failedWith = (key: TextKey<'transfer'>): Outcome => ({ kind: 'failed', notice: { tone: 'danger', text: { key } } });
