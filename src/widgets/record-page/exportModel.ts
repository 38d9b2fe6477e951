import { attach, createEvent, createStore, sample } from 'effector';
import { toastRequested } from '@/entities/toasts';
import { query, type Query } from '@/shared/api';
import { $clock, delay } from '@/shared/lib';
import { saveFileFx } from '@/shared/lib/saveFile';
import { csvLines, csvStart } from './csv';
import type { RecordEndpoint, RecordListPage, RecordQuery } from './model';

/** The records to export and their formatting. */
export interface ExportPlan<Row> {
  /** The active filters; the export sets page and page size itself. */
  readonly query: RecordQuery;
  readonly header: readonly string[];
  readonly line: (row: Row) => readonly string[];
  readonly fileName: (now: number) => string;
}

interface Job<Row> {
  readonly plan: ExportPlan<Row>;
  readonly page: number;
  /** The keys of the records written so far, so that a record that moved to the next page during the export is written once. */
  readonly keys: ReadonlySet<string>;
  /** The file contents written so far. */
  readonly text: string;
  /** Null until the first page has loaded. */
  readonly total: number | null;
}

/** The progress of an export. */
export interface ExportProgress {
  readonly done: number;
  readonly total: number;
}

const pageSize = 500;
/** Time in ms after which an export shows its progress. */
const slowMs = 2000;

/** Creates the export of all records that match the filters: writes them to a file page by page as they arrive and saves it. */
export function createExport<Row>({ endpoint, rowKey }: { readonly endpoint: RecordEndpoint<Row>; readonly rowKey: (row: Row) => string }) {
  const requested = createEvent<ExportPlan<Row>>();
  const cancelled = createEvent();
  const advanced = createEvent<Job<Row>>();
  const finished = createEvent<Job<Row>>();
  const $job = createStore<Job<Row> | null>(null, { serialize: 'ignore' }).on(advanced, (_, job) => job);
  const records: Query<RecordListPage<Row>> = query({
    endpoint,
    $params: $job.map((job) => job && { query: { ...job.plan.query, pageNum: job.page, pageSize } }),
  });
  $job.reset(cancelled, finished, records.failed);

  sample({
    clock: requested,
    source: $job,
    filter: (job) => job === null,
    fn: (_, plan): Job<Row> => ({ plan, page: 1, keys: new Set(), text: csvStart(plan.header), total: null }),
    target: advanced,
  });
  // A page may be short because a row of it was unreadable, and rows may move to a page after the expected last one.
  const arrived = sample({ clock: records.done, source: $job, fn: (job, { data }) => ({ job, data }) }).filterMap(({ job, data }) => {
    if (!job) return undefined;
    const next = withPage(job, data, rowKey);
    return { job: next, isLast: next.keys.size === job.keys.size && job.page * pageSize >= data.totalCount };
  });
  const isComplete = ({ job, isLast }: { readonly job: Job<Row>; readonly isLast: boolean }) => isLast || job.keys.size >= (job.total ?? 0);
  sample({ clock: arrived, filter: (page) => !isComplete(page), fn: ({ job }) => job, target: advanced });
  sample({ clock: arrived, filter: isComplete, fn: ({ job }) => job, target: finished });

  const stampFx = attach({ source: $clock, effect: (clock, job: Job<Row>) => ({ job, now: clock.now() }) });
  sample({ clock: finished, target: stampFx });
  sample({
    clock: stampFx.doneData,
    fn: ({ job: { plan, text }, now }) => ({ name: plan.fileName(now), type: 'text/csv;charset=utf-8', text }),
    target: saveFileFx,
  });
  sample({
    clock: stampFx.doneData,
    fn: ({ job: { keys } }) => ({ tone: 'success' as const, text: { key: 'records.exported' as const, values: { count: keys.size } } }),
    target: toastRequested,
  });
  sample({
    clock: records.failed,
    fn: () => ({ tone: 'danger' as const, text: { key: 'records.exportFailed' as const } }),
    target: toastRequested,
  });

  const slow = delay({ source: requested, ms: slowMs, cancel: $job.updates.filter({ fn: (job) => job === null }) });
  return {
    requested,
    cancelled,
    $isExporting: $job.map((job) => job !== null),
    $isSlow: createStore(false)
      .on(slow, () => true)
      .reset(finished, cancelled, records.failed),
    $progress: $job.map((job): ExportProgress => ({ done: job?.keys.size ?? 0, total: job?.total ?? 0 })),
  };
}

export type RecordExport<Row> = ReturnType<typeof createExport<Row>>;

function withPage<Row>(job: Job<Row>, { list, totalCount }: RecordListPage<Row>, rowKey: (row: Row) => string): Job<Row> {
  const newRows = list.filter((row) => !job.keys.has(rowKey(row)));
  return {
    ...job,
    page: job.page + 1,
    total: totalCount,
    keys: new Set([...job.keys, ...newRows.map(rowKey)]),
    text: job.text + csvLines(newRows.map(job.plan.line)),
  };
}
