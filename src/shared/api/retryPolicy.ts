import { sample, type Event, type EventCallable } from 'effector';
import { retry, type RetryOptions } from '@/shared/lib/retry';
import type { ApiError } from './failure';

/** Selects the failed requests of a query that count as failures: those that are not retried. */
export type RetryPolicy<Code extends number> = <In>(
  request: Pick<RetryOptions<In, ApiError<Code>>, 'sent' | 'done' | 'failed' | 'cancel'>,
) => Event<{ params: In; error: ApiError<Code> }>;

export interface RetryPolicyOptions<Code extends number> extends Pick<RetryOptions<unknown, ApiError<Code>>, 'times' | 'ms' | 'when'> {
  /** Called for each failure that is retried. */
  readonly onRetry?: EventCallable<void>;
}

/** The `retry` option of a query: retries a failed request `times` times, `ms` after each failure. A separate module, loaded only with such queries. */
export const retryPolicy =
  <Code extends number>({ onRetry, ...options }: RetryPolicyOptions<Code>): RetryPolicy<Code> =>
  (request) => {
    const { retried, gaveUp } = retry({ ...request, ...options });
    if (onRetry) sample({ clock: retried, fn: () => {}, target: onRetry });
    return gaveUp;
  };
