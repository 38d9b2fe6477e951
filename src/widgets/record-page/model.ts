import { attach, combine, createStore, sample, type Unit } from 'effector';
import { createGate } from 'effector-react';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { optimistic, query, type Query } from '@/shared/api';
import { $clock } from '@/shared/lib';
import type { BulkAction, RecordAction } from './action';
import { instantsOf } from './dates';
import type { Filters } from './filter';

/** A page of records with the total count. */
export interface RecordList<Row> {
  readonly list: Row[];
  readonly totalCount: number;
}

/** The request of a list endpoint: a page and its filters. */
export type RecordQuery = Record<string, string | number | undefined>;

/** An endpoint that lists records page by page. */
export type RecordEndpoint<Row, Asks extends RecordQuery = RecordQuery> = Endpoint<
  EndpointRow & {
    readonly query: z.ZodMiniType<Record<string, unknown>, Asks>;
    readonly data: z.ZodMiniType<RecordList<Row>>;
  }
>;

export interface RecordModelOptions<Row> {
  readonly endpoint: RecordEndpoint<Row>;
  readonly rowKey: (row: Row) => string;
  /** What is asked besides the filters. */
  readonly always?: RecordQuery;
  /** A list of what is open now: it has no dates. */
  readonly isUndated?: boolean;
  /** Events that reload the page, besides changes in another tab. */
  readonly refetchOn?: readonly Unit<unknown>[];
  /** Whether a record is still pending; the page polls while one is shown. */
  readonly isPending?: (row: Row) => boolean;
  readonly actions?: readonly RecordAction<Row>[];
  readonly bulk?: BulkAction;
}

/** The state an address asks for, in the user's time zone. */
export interface Asked {
  readonly filterValues: Filters;
  readonly zone: string;
}

/** Rows per page. Source: specification, Business constants, lists load 10 per page. */
export const pageSize = 10;
/** Polling interval while a pending record is shown, in ms. */
const pollMs = 5_000;

/** The state of one list of records: which page of which records it shows. */
export function createRecordModel<Row>(options: RecordModelOptions<Row>) {
  const { endpoint, rowKey, always = {}, isUndated = false, isPending, actions = [], bulk } = options;
  /** The list shows an address. */
  const RecordGate = createGate<Asked>();

  const $asked = combine(RecordGate.status, RecordGate.state, (isOpen, asked) => (isOpen ? asked : null));
  const stampFx = attach({ source: $clock, effect: (clock, asked: Asked) => ({ asked, now: clock.now() }) });
  sample({ clock: $asked, filter: (asked) => asked !== null, target: stampFx });
  const $params = createStore<{ readonly query: RecordQuery } | null>(null).reset(RecordGate.close);
  sample({
    clock: stampFx.doneData,
    source: $asked,
    filter: (present, { asked }) => present === asked,
    fn: (_, { asked: { filterValues, zone }, now }) => ({
      query: {
        ...always,
        ...filterValues.values,
        ...(isUndated ? {} : instantsOf(filterValues.days, now, zone)),
        pageNum: filterValues.page,
        pageSize,
      },
    }),
    target: $params,
  });

  let records: Query<RecordList<Row>> = query({
    endpoint,
    $params,
    refetchOn: options.refetchOn,
    resetOn: RecordGate.close,
    poll: { every: pollMs, while: ({ list }) => isPending !== undefined && list.some(isPending) },
  });
  for (const { mutation, becomes } of actions)
    records = optimistic(records, { mutation, apply: (page, row) => withRow(page, row, becomes, rowKey) });
  if (bulk) records = optimistic(records, { mutation: bulk.mutation, apply: () => ({ list: [], totalCount: 0 }) });
  return { RecordGate, $params, records };
}

export type RecordModel<Row> = ReturnType<typeof createRecordModel<Row>>;

/** The page as it is once a record is gone or has become another. */
function withRow<Row>(
  { list, totalCount }: RecordList<Row>,
  row: Row,
  becomes: RecordAction<Row>['becomes'],
  rowKey: (row: Row) => string,
): RecordList<Row> {
  const isChanged = (shown: Row) => rowKey(shown) === rowKey(row);
  if (becomes !== 'removed') return { list: list.map((shown) => (isChanged(shown) ? becomes(shown) : shown)), totalCount };
  const left = list.filter((shown) => !isChanged(shown));
  return { list: left, totalCount: totalCount - (list.length - left.length) };
}
