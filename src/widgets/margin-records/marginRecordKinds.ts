import { margin, type MarginMode } from '@/contract/margin';
import {
  recordKind,
  remoteOptions,
  type RecordColumn,
  type RecordEndpoint,
  type RecordKind,
  type RecordKindOptions,
} from '@/widgets/record-page';

interface MarginRecord {
  readonly createdTime: number;
  readonly tradeName: string | null;
}

const pairFilter = {
  id: 'tradeId',
  label: 'margin.pair',
  kind: 'remote',
  from: remoteOptions(margin.isolatedPair, ({ tradeId, base, quote }) => ({ value: String(tradeId), label: `${base}/${quote}` })),
} as const;

/** The same records for cross and isolated margin; isolated ones show their pair and can be filtered by it. */
export function marginRecordKinds<Row extends MarginRecord>(
  options: Omit<RecordKindOptions<Row>, 'endpoint'>,
  endpoints: Readonly<Record<MarginMode, RecordEndpoint<Row>>>,
): Readonly<Record<MarginMode, RecordKind>> {
  const [first, ...others] = options.columns;
  const pair: RecordColumn<Row> = {
    id: 'pair',
    header: 'margin.pair',
    kind: 'text',
    value: ({ tradeName }) => tradeName,
    cardSlot: 'title',
    width: 104,
  };
  return {
    cross: recordKind({ ...options, endpoint: endpoints.cross }),
    isolated: recordKind({
      ...options,
      endpoint: endpoints.isolated,
      columns: first ? [first, pair, ...others] : [pair],
      filters: [pairFilter, ...options.filters],
    }),
  };
}

/** The shared time and coin columns. */
export const time = {
  id: 'time',
  header: 'margin.time',
  kind: 'time',
  value: ({ createdTime }: { readonly createdTime: number }) => createdTime,
  cardSlot: 'meta',
} as const;
export const coin = {
  id: 'coin',
  header: 'margin.coin',
  kind: 'coin',
  value: ({ coinName }: { readonly coinName: string }) => coinName,
  cardSlot: 'title',
} as const;
