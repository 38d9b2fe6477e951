import { createEvent, createStore, sample } from 'effector';
import { callFailed, changeFailed, changeLost, failureText, isOutcomeUnknown, needsLogin, type ApiError } from '@/shared/api';
import { codeByNumber, type CodeBehaviour } from '@/contract/codes';
import { loadFailureText } from '@/shared/lib';
import { recordLinks, type RecordLink } from './recordLinks';
import type { TextKey, TextValues } from '@/shared/i18n';

/** A toast: one of our texts, or the server's message. */
export interface ToastRequest {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info' | 'warning';
  readonly text: { readonly key: TextKey; readonly values?: TextValues } | { readonly server: string };
  /** Additional text below the message. */
  readonly detail?: TextKey;
  /** Links to a screen, if it is built. */
  readonly place?: RecordLink;
  /** Duration in ms, 0 until closed; by default long enough to read the text. */
  readonly durationMs?: number;
}

/** Shows a toast. */
export const toastRequested = createEvent<Omit<ToastRequest, 'id'>>();

/** A lazily loaded part failed to load; the next press retries. */
export const lazyLoadFailed = toastRequested.prepend(() => ({ tone: 'danger', text: { key: loadFailureText() } }));

const $count = createStore(0).on(toastRequested, (count) => count + 1);

/** Every toast with its id, for the one component that renders them. */
export const toastShown = sample({ clock: toastRequested, source: $count, fn: (id, toast): ToastRequest => ({ id, ...toast }) });

/** The toast of a failed change. */
export const failureToast = (error: ApiError): Omit<ToastRequest, 'id'> => ({ tone: 'danger', text: failureText(error) });

// A failed read shows its error in place of the data; a failed change that no caller handles shows a toast.
sample({
  clock: [callFailed.filter({ fn: isReportedBy('toast') }), changeFailed.filter({ fn: isReportedBy('inline') })],
  fn: failureToast,
  target: toastRequested,
});

// It is unknown whether the money was moved: the toast links to the records.
sample({
  clock: changeLost,
  fn: ({ endpoint }): Omit<ToastRequest, 'id'> => ({
    tone: 'warning',
    text: { key: 'common.unknownTitle' },
    detail: 'common.unknownText',
    place: endpoint.movesMoney && recordLinks[endpoint.movesMoney],
    durationMs: 0,
  }),
  target: toastRequested,
});

function isReportedBy(behaviour: CodeBehaviour) {
  return (error: ApiError) => {
    const { endpoint, failure } = error;
    const isReported = endpoint.isChange && endpoint.onError !== 'manual' && behaviourOf(failure) === behaviour;
    return isReported && !needsLogin(failure) && !isOutcomeUnknown(error);
  };
}

function behaviourOf(failure: ApiError['failure']) {
  return 'code' in failure ? (codeByNumber(failure.code)?.behaviour ?? 'toast') : 'toast';
}
