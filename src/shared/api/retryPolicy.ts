import type { Event } from 'effector';
import { retry, type RetryOptions } from '@/shared/lib/retry';
import type { ApiError } from './failure';

/** Selects the failed requests of a query that count as failures: those that are not retried. */
export type RetryPolicy<Code extends number> = <In>(
  request: Pick<RetryOptions<In, ApiError<Code>>, 'sent' | 'done' | 'failed' | 'cancel'>,
) => Event<{ params: In; error: ApiError<Code> }>;

/** The `retry` option of a query: retries a failed request `times` times, `ms` after each failure. A separate module, loaded only with such queries. */
export const retryPolicy =
  <Code extends number>(options: Pick<RetryOptions<unknown, ApiError<Code>>, 'times' | 'ms' | 'when'>): RetryPolicy<Code> =>
  (request) =>
    retry({ ...request, ...options }).gaveUp;
