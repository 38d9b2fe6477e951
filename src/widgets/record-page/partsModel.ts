import { queryEach, type QueryEach, type ItemRequest } from '@/shared/api/queryEach';
import { createRowGate } from '@/shared/lib/rowGate';
import type { RecordEndpoint, RecordListPage, RecordQuery } from './model';

export interface PartsModelOptions<Row, Part> {
  readonly endpoint: RecordEndpoint<Part>;
  readonly rowKey: (row: Row) => string;
  /** The request for the parts of a record. */
  readonly query: (row: Row) => RecordQuery;
  /** Changes whenever the parts do, such as the filled amount of an order. */
  readonly version: (row: Row) => string;
}

/** The maximum number of parts listed per record. */
const maxParts = 100;

/** Creates the model of the parts of records, such as the fills of orders: requested when a record is expanded, and again when it has changed. */
export function createPartsModel<Row, Part>({ endpoint, rowKey, query, version }: PartsModelOptions<Row, Part>) {
  const PartsGate = createRowGate<Row>('PartsGate');
  const $items = PartsGate.$rows.map((rows) =>
    rows.map((row): ItemRequest<RecordEndpoint<Part>> => ({
      key: rowKey(row),
      version: version(row),
      params: { query: { ...query(row), pageNum: 1, pageSize: maxParts } },
    })),
  );
  const { $states, refetched }: QueryEach<RecordListPage<Part>, number> = queryEach({ endpoint, $items });
  return { PartsGate, retried: refetched, $parts: $states };
}
