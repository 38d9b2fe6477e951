import { attach, createEvent, createStore, sample, type Unit } from 'effector';
import type * as z from 'zod/mini';
import type { Endpoint, EndpointRow } from '@/contract/endpoint';
import { answersOf, callFx, otherTabChanged } from '@/shared/api';
import { $clock, poll } from '@/shared/lib';
import { instantsOf } from './dates';
import type { Filters } from './filter';

/** A page of records with the count of all. */
export interface RecordList<Row> {
  readonly list: Row[];
  readonly totalCount: number;
}

/** What a list call is asked: a page, and whatever its filters are called. */
export type RecordQuery = Record<string, string | number | undefined>;

/** A call that lists records page by page. */
export type RecordEndpoint<Row> = Endpoint<
  EndpointRow & {
    readonly query: z.ZodMiniType<Record<string, unknown>, RecordQuery>;
    readonly data: z.ZodMiniType<RecordList<Row>>;
  }
>;

export interface RecordModelOptions<Row> {
  readonly endpoint: RecordEndpoint<Row>;
  /** Loads the page again, besides changes in another tab. */
  readonly reloadOn?: readonly Unit<unknown>[];
  /** Whether a record is still pending; the page polls while one is shown. */
  readonly isPending?: (row: Row) => boolean;
}

/** What an address asks for, in the reader's zone. */
export interface Asked {
  readonly filterValues: Filters;
  readonly zone: string;
}

/** Rows on a page. Source: specification, Business constants, lists load 10 per page. */
export const pageSize = 10;
/** Polling interval while a pending record is shown, in ms. */
const lookAgainMs = 5_000;

/** The state of one list page: which page of which records it shows. */
export function createRecordModel<Row>({ endpoint, reloadOn = [], isPending = () => false }: RecordModelOptions<Row>) {
  /** The page shows an address; comes again with every change of it. */
  const addressed = createEvent<Asked>();
  const left = createEvent();
  const retried = createEvent();

  const loadFx = callFx(endpoint);
  const stampFx = attach({ source: $clock, effect: (clock, asked: Asked) => ({ asked, now: clock.now() }) });
  const $asked = createStore<Asked | null>(null)
    .on(addressed, (_, asked) => asked)
    .reset(left);
  const $question = createStore<{ query: RecordQuery } | null>(null).reset(left);
  sample({ clock: addressed, target: stampFx });
  sample({
    clock: stampFx.doneData,
    source: $asked,
    filter: (present, { asked }) => present === asked,
    fn: (_, { asked: { filterValues, zone }, now }) => ({ query: queryOf(filterValues, instantsOf(filterValues.days, now, zone)) }),
    target: $question,
  });

  const answers = answersOf({ fx: loadFx, $question, again: [retried, otherTabChanged, ...reloadOn], forget: left });
  const $hasUnsettled = answers.$answer.map((page) => page?.list.some(isPending) ?? false);
  const lookFx = attach({ effect: loadFx, source: $question, mapParams: (_: void, question) => ({ ...question }) });
  poll({
    run: lookFx,
    every: lookAgainMs,
    first: lookAgainMs,
    start: sample({ clock: $hasUnsettled, filter: Boolean }),
    stop: sample({ clock: $hasUnsettled, filter: (has) => !has }),
  });

  return { addressed, left, retried, $question, ...answers };
}

export type RecordModel<Row> = ReturnType<typeof createRecordModel<Row>>;

function queryOf({ values, page }: Filters, instants: ReturnType<typeof instantsOf>): RecordQuery {
  return { ...values, ...instants, pageNum: page, pageSize };
}
