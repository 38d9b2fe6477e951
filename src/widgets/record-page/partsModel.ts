import { attach, createEvent, createStore, sample } from 'effector';
import { callFx, type ApiError } from '@/shared/api';
import { eachOf } from '@/shared/lib/eachOf';
import { createRowGate } from '@/shared/lib/rowGate';
import type { RecordEndpoint, RecordList, RecordQuery } from './model';

/** What is known of the parts of one record. */
export interface Parts<Part> {
  /** The answer; that to an earlier version of the record until the new one is there. */
  readonly data: RecordList<Part> | null;
  readonly error: ApiError | null;
}

export interface PartsModelOptions<Row, Part> {
  readonly endpoint: RecordEndpoint<Part>;
  readonly rowKey: (row: Row) => string;
  /** Asks for the parts of a record. */
  readonly query: (row: Row) => RecordQuery;
  /** Changes whenever the parts do, such as how much of an order is filled. */
  readonly version: (row: Row) => string;
}

interface Request {
  readonly key: string;
  readonly version: string;
  readonly query: RecordQuery;
}

type Known<Part> = Readonly<Record<string, Parts<Part> & { readonly version: string }>>;

/** How many parts of one record are listed. */
const mostParts = 100;

/** Creates the model of what records are made of, such as the fills of orders: asked for when a record is expanded, and again when it has changed. */
export function createPartsModel<Row, Part>({ endpoint, rowKey, query, version }: PartsModelOptions<Row, Part>) {
  const PartsGate = createRowGate<Row>('PartsGate');
  const retried = createEvent<string>();
  const asked = createEvent<Request>();
  const partsFx = attach({
    effect: callFx(endpoint),
    mapParams: (request: Request) => ({ query: { ...request.query, pageNum: 1, pageSize: mostParts } }),
  });

  const $requests = PartsGate.$rows.map((rows) =>
    rows.map((row): Request => ({ key: rowKey(row), version: version(row), query: query(row) })),
  );
  const $parts = createStore<Known<Part>>({}, { serialize: 'ignore' })
    // What is folded is forgotten, so that it is asked for anew.
    .on($requests, (known, requests) => only(known, requests))
    .on(asked, (known, { key, version: wanted }) => ({ ...known, [key]: { data: known[key]?.data ?? null, error: null, version: wanted } }))
    .on(partsFx.done, (known, { params, result }) => told(known, params, { data: result, error: null }))
    .on(partsFx.fail, (known, { params, error }) => told(known, params, { data: known[params.key]?.data ?? null, error }));

  const missing = sample({
    clock: $requests.updates,
    source: $parts,
    fn: (known, requests) => requests.filter((request) => known[request.key]?.version !== request.version),
  });
  const again = sample({ clock: retried, source: $requests, fn: (requests, key) => requests.filter((request) => request.key === key) });
  for (const source of [missing, again]) eachOf({ source, target: asked });
  sample({ clock: asked, target: partsFx });
  return { PartsGate, retried, $parts };
}

const only = <Part>(known: Known<Part>, requests: readonly Request[]): Known<Part> =>
  Object.fromEntries(Object.entries(known).filter(([key]) => requests.some((request) => request.key === key)));

/** An answer counts for the version that was asked for last. */
const told = <Part>(known: Known<Part>, { key, version }: Request, parts: Parts<Part>): Known<Part> =>
  known[key]?.version === version ? { ...known, [key]: { ...parts, version } } : known;
