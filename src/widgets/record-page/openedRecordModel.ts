import { combine } from 'effector';
import { optimistic, query, type Query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { pollMs, type RecordListPage, type RecordModel, type RecordModelOptions } from './model';

/** The record selected in the URL; null if there is none with that key. */
export interface OpenedRecord<Row> {
  readonly row: Row | null;
}

/** Creates the model of the opened record: requests it by key, so that links work regardless of its page, and shows the list's copy until it is loaded. */
export function createOpenedRecordModel<Row>(
  { endpoint, rowKey, baseQuery = {}, isPending, actions = [], refetchOn }: RecordModelOptions<Row>,
  { records: listed }: Pick<RecordModel<Row>, 'records'>,
) {
  /** Open while the sheet is mounted, with the key of the record in the URL, or of the last one during the closing animation. */
  const OpenedGate = createGate<{ readonly id: string | null; readonly isOpen: boolean }>('OpenedGate', { id: null, isOpen: false });

  let found: Query<RecordListPage<Row>> = query({
    endpoint,
    $params: OpenedGate.state.map(({ id, isOpen }) =>
      id !== null && isOpen ? { query: { ...baseQuery, id, pageNum: 1, pageSize: 1 } } : null,
    ),
    refetchOn,
    resetOn: OpenedGate.close,
    poll: { every: pollMs, while: ({ list }) => isPending !== undefined && list.some(isPending) },
  });
  for (const { mutation, optimisticResult } of actions)
    found = optimistic(found, {
      mutation,
      apply: ({ list, totalCount }, row) => ({
        list: optimisticResult === 'removed' ? [] : list.map((shown) => (rowKey(shown) === rowKey(row) ? optimisticResult(shown) : shown)),
        totalCount,
      }),
    });

  const $data = combine(
    OpenedGate.state,
    found.$latest,
    found.$data,
    listed.$latest,
    ({ id }, latest, data, page): OpenedRecord<Row> | null => {
      const rows = [...(latest?.list ?? []), ...(page?.list ?? [])];
      const row = rows.find((shown) => rowKey(shown) === id) ?? null;
      return row !== null || data !== null ? { row } : null;
    },
  );
  return { OpenedGate, opened: { $data, $latest: $data, $error: found.$error, refetched: found.refetched } };
}

export type OpenedRecordModel<Row> = ReturnType<typeof createOpenedRecordModel<Row>>;
