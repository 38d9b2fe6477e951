import { queryEach, type QueryEach, type Wanted } from '@/shared/api/queryEach';
import { createRowGate } from '@/shared/lib/rowGate';
import type { RecordEndpoint, RecordList, RecordQuery } from './model';

export interface PartsModelOptions<Row, Part> {
  readonly endpoint: RecordEndpoint<Part>;
  readonly rowKey: (row: Row) => string;
  /** Asks for the parts of a record. */
  readonly query: (row: Row) => RecordQuery;
  /** Changes whenever the parts do, such as how much of an order is filled. */
  readonly version: (row: Row) => string;
}

/** How many parts of one record are listed. */
const maxParts = 100;

/** Creates the model of what records are made of, such as the fills of orders: asked for when a record is expanded, and again when it has changed. */
export function createPartsModel<Row, Part>({ endpoint, rowKey, query, version }: PartsModelOptions<Row, Part>) {
  const PartsGate = createRowGate<Row>('PartsGate');
  const $wanted = PartsGate.$rows.map((rows) =>
    rows.map((row): Wanted<RecordEndpoint<Part>> => ({
      key: rowKey(row),
      version: version(row),
      params: { query: { ...query(row), pageNum: 1, pageSize: maxParts } },
    })),
  );
  const { $known, refetched }: QueryEach<RecordList<Part>, number> = queryEach({ endpoint, $wanted });
  return { PartsGate, retried: refetched, $parts: $known };
}
