import { createEvent, createStore, merge, sample, type Event, type Store, type Unit, type UnitTargetable } from 'effector';
import { delay } from './delay';

export interface RetryOptions<In, Fail> {
  /** The effect to retry, or the event that starts it. */
  readonly sent: Unit<In> & UnitTargetable<In>;
  readonly done: Unit<unknown>;
  readonly failed: Event<{ readonly params: In; readonly error: Fail }>;
  /** Maximum number of retries after the first failure. */
  readonly times: number;
  /** Delay before a retry, in ms. */
  readonly ms: number;
  /** Which failures to retry; all by default. */
  readonly when?: (error: Fail) => boolean;
  /** Cancels the pending retry. */
  readonly cancel?: Unit<unknown>;
}

/** Retries failures with the same parameters; a success or any other call resets the count. `gaveUp` emits failures that are not retried. */
export function retry<In, Fail>({
  sent,
  done,
  failed,
  times,
  ms,
  when = () => true,
  cancel = createEvent(),
}: RetryOptions<In, Fail>): {
  readonly $retries: Store<number>;
  /** Emits failures that are retried. */
  readonly retried: Event<{ params: In; error: Fail }>;
  readonly gaveUp: Event<{ params: In; error: Fail }>;
} {
  const called = createEvent<'retry' | 'first'>();
  const $next = createStore<'retry' | 'first'>('first');
  const $retries = createStore(0)
    .on(called, (count, kind) => (kind === 'retry' ? count + 1 : 0))
    .reset(done);
  const failure = sample({
    clock: failed,
    source: $retries,
    fn: (count, { params, error }) => ({ params, error, isLast: count >= times || !when(error) }),
  });
  const retried = sample({ clock: failure, filter: ({ isLast }) => !isLast, fn: ({ params, error }) => ({ params, error }) });
  const retryDue = delay({
    source: retried.map(({ params }) => params),
    ms,
    cancel: merge([cancel, sample({ clock: called, filter: (kind) => kind === 'first' })]),
  });
  $next.on(retryDue, () => 'retry').on(called, () => 'first');
  sample({ clock: sent, source: $next, target: called });
  sample({ clock: retryDue, target: sent });
  const gaveUp = sample({ clock: failure, filter: ({ isLast }) => isLast, fn: ({ params, error }) => ({ params, error }) });
  return { $retries, retried, gaveUp };
}
