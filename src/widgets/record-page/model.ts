import { attach, combine, createStore, sample, type Unit } from 'effector';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { optimistic, query, type Query } from '@/shared/api';
import { $clock } from '@/shared/lib';
import { createGate } from '@/shared/lib/gate';
import type { BulkAction, RecordAction } from './action';
import { defaultDateRange, instantsOf } from './dates';
import type { Filters } from './filter';

/** A page of records with the total count. */
export interface RecordListPage<Row> {
  readonly list: Row[];
  readonly totalCount: number;
}

/** The request of a list endpoint: a page and its filters. */
export type RecordQuery = Record<string, string | number | undefined>;

/** An endpoint that lists records page by page. */
export type RecordEndpoint<Row, Params extends RecordQuery = RecordQuery> = Endpoint<
  EndpointRow & {
    readonly query: z.ZodMiniType<Record<string, unknown>, Params>;
    readonly data: z.ZodMiniType<RecordListPage<Row>>;
  }
>;

export interface RecordModelOptions<Row> {
  readonly endpoint: RecordEndpoint<Row>;
  readonly rowKey: (row: Row) => string;
  /** Query parameters sent with every request. */
  readonly baseQuery?: RecordQuery;
  /** Whether the list has no date filter, such as a list of open orders. */
  readonly isUndated?: boolean;
  /** Events that reload the page, besides changes in another tab. */
  readonly refetchOn?: readonly Unit<unknown>[];
  /** Whether a record is still pending; the page polls while one is shown. */
  readonly isPending?: (row: Row) => boolean;
  readonly actions?: readonly RecordAction<Row>[];
  readonly bulk?: BulkAction;
}

/** The filters in the URL, the user's time zone, and the additional parameters of the list's page. */
export interface RecordRequest {
  readonly filterValues: Filters;
  readonly zone: string;
  readonly scope?: RecordQuery;
}

/** Rows per page. Source: specification, Business constants, lists load 10 per page. */
export const pageSize = 10;
/** Polling interval while a pending record is shown, in ms. */
export const pollMs = 5_000;

/** Creates the model of one list: requests the page described by its URL and applies actions to its records. */
export function createRecordModel<Row>(options: RecordModelOptions<Row>) {
  const { endpoint, rowKey, baseQuery = {}, isUndated = false, isPending, actions = [], bulk } = options;
  /** Open while the list is mounted. */
  const RecordGate = createGate<RecordRequest>('RecordGate', {
    filterValues: { values: {}, days: defaultDateRange, page: 1 },
    zone: 'UTC',
  });

  const $request = combine(RecordGate.status, RecordGate.state, (isOpen, request) => (isOpen ? request : null));
  const stampFx = attach({ source: $clock, effect: (clock, request: RecordRequest) => ({ request, now: clock.now() }) });
  sample({ clock: $request, filter: (request) => request !== null, target: stampFx });
  const $params = createStore<{ readonly query: RecordQuery } | null>(null).reset(RecordGate.close);
  sample({
    clock: stampFx.doneData,
    source: $request,
    filter: (current, { request }) => current === request,
    fn: (_, { request: { filterValues, zone, scope }, now }) => ({
      query: {
        ...baseQuery,
        ...scope,
        ...filterValues.values,
        ...(isUndated ? {} : instantsOf(filterValues.days, now, zone)),
        pageNum: filterValues.page,
        pageSize,
      },
    }),
    target: $params,
  });

  let records: Query<RecordListPage<Row>> = query({
    endpoint,
    $params,
    refetchOn: options.refetchOn,
    resetOn: RecordGate.close,
    poll: { every: pollMs, while: ({ list }) => isPending !== undefined && list.some(isPending) },
  });
  for (const { mutation, optimisticResult } of actions)
    records = optimistic(records, { mutation, apply: (page, row) => withRow(page, row, optimisticResult, rowKey) });
  if (bulk) records = optimistic(records, { mutation: bulk.mutation, apply: () => ({ list: [], totalCount: 0 }) });
  return { RecordGate, $params, records };
}

export type RecordModel<Row> = ReturnType<typeof createRecordModel<Row>>;

/** A page of records after one was removed or replaced. */
function withRow<Row>(
  { list, totalCount }: RecordListPage<Row>,
  row: Row,
  optimisticResult: RecordAction<Row>['optimisticResult'],
  rowKey: (row: Row) => string,
): RecordListPage<Row> {
  const isChanged = (shown: Row) => rowKey(shown) === rowKey(row);
  if (optimisticResult !== 'removed')
    return { list: list.map((shown) => (isChanged(shown) ? optimisticResult(shown) : shown)), totalCount };
  const remaining = list.filter((shown) => !isChanged(shown));
  return { list: remaining, totalCount: totalCount - (list.length - remaining.length) };
}
