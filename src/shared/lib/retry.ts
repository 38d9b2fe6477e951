import { createEvent, createStore, merge, sample, type Effect, type Event, type Store, type Unit } from 'effector';
import { delay } from './delay';

export interface RetryOptions<In, Out, Fail> {
  readonly fx: Effect<In, Out, Fail>;
  /** Maximum number of retries after the first failure. */
  readonly times: number;
  /** Delay before a retry, in ms. */
  readonly ms: number;
  /** Which failures to retry; all by default. */
  readonly when?: (error: Fail) => boolean;
  /** Cancels the pending retry. */
  readonly cancel?: Unit<unknown>;
}

/** Retries a failed effect with the same parameters; a success or a call from elsewhere resets the count. `gaveUp` is a failure that is not retried. */
export function retry<In, Out, Fail>({
  fx,
  times,
  ms,
  when = () => true,
  cancel = createEvent(),
}: RetryOptions<In, Out, Fail>): {
  readonly $retries: Store<number>;
  readonly gaveUp: Event<{ params: In; error: Fail }>;
} {
  const called = createEvent<'again' | 'anew'>();
  const $next = createStore<'again' | 'anew'>('anew');
  const $retries = createStore(0)
    .on(called, (count, how) => (how === 'again' ? count + 1 : 0))
    .reset(fx.done);
  const failed = sample({
    clock: fx.fail,
    source: $retries,
    fn: (count, { params, error }) => ({ params, error, isLast: count >= times || !when(error) }),
  });
  const again = delay({
    source: sample({ clock: failed, filter: ({ isLast }) => !isLast, fn: ({ params }) => params }),
    ms,
    cancel: merge([cancel, sample({ clock: called, filter: (how) => how === 'anew' })]),
  });
  $next.on(again, () => 'again').on(called, () => 'anew');
  sample({ clock: fx, source: $next, target: called });
  sample({ clock: again, target: fx });
  const gaveUp = sample({ clock: failed, filter: ({ isLast }) => isLast, fn: ({ params, error }) => ({ params, error }) });
  return { $retries, gaveUp };
}
