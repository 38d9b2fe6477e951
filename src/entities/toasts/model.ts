import { createEvent, createStore, sample } from 'effector';
import { callFailed, failureText, needsLogin, type ApiError } from '@/shared/api';
import { codeByNumber } from '@/contract/codes';
import type { TextKey, TextValues } from '@/shared/i18n';

/** A short message beside what somebody does: one of our texts, or the server's own words. */
export interface ToastRequest {
  readonly id: number;
  readonly tone: 'success' | 'danger' | 'info';
  readonly text: { readonly key: TextKey; readonly values?: TextValues } | { readonly server: string };
  /** How long it shows, in ms; by default as long as reading it takes. */
  readonly durationMs?: number;
}

/** Shows a notice. */
export const toastRequested = createEvent<Omit<ToastRequest, 'id'>>();

/** A part of the page could not be fetched; the next press tries again. */
export const fetchFailed = toastRequested.prepend(() => ({ tone: 'danger', text: { key: 'common.errorOffline' } }));

const $count = createStore(0).on(toastRequested, (count) => count + 1);

/** Every notice, numbered, for the one host that draws them. */
export const toastShown = sample({ clock: toastRequested, source: $count, fn: (id, notice): ToastRequest => ({ id, ...notice }) });

/** The notice of a failed change. */
export const failureNotice = (error: ApiError): Omit<ToastRequest, 'id'> => ({ tone: 'danger', text: failureText(error) });

// Reads show their failure where the data would stand; a change that failed and that nobody handles says so here.
sample({
  clock: callFailed,
  filter: ({ endpoint, failure }) =>
    endpoint.isChange && endpoint.onError !== 'manual' && behaviourOf(failure) === 'toast' && !needsLogin(failure),
  fn: failureNotice,
  target: toastRequested,
});

function behaviourOf(failure: ApiError['failure']) {
  return 'code' in failure ? (codeByNumber(failure.code)?.behaviour ?? 'toast') : 'toast';
}
