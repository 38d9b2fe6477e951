import type { Event } from 'effector';
import { retry, type RetryOptions } from '@/shared/lib/retry';
import type { ApiError } from './failure';

/** Which of the failed requests of a query count as failed: those that are not tried again. */
export type Retried<Code extends number> = <In>(
  request: Pick<RetryOptions<In, ApiError<Code>>, 'sent' | 'done' | 'failed' | 'cancel'>,
) => Event<{ params: In; error: ApiError<Code> }>;

/** The `retry` option of a query: tries a failed request again so many times, each so many ms after the failure. A module of its own, so that only such queries load it. */
export const retried =
  <Code extends number>(options: Pick<RetryOptions<unknown, ApiError<Code>>, 'times' | 'ms' | 'when'>): Retried<Code> =>
  (request) =>
    retry({ ...request, ...options }).gaveUp;
