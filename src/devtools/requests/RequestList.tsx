import type { LogEntry } from '@mocks/control';
import { useFormat, useText, type Translate } from '@/shared/i18n';
import { Badge } from '@/ui/Badge/Badge';
import { DataGrid } from '@/ui/DataGrid/DataGrid';
import type { GridColumn } from '@/ui/DataGrid/gridColumn';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { isSuccess } from './filter';

export interface RequestListProps {
  /** Newest first. */
  readonly rows: readonly LogEntry[];
  readonly onOpen: (id: number) => void;
}

/** The calls as a list; pressing one opens it. */
export function RequestList({ rows, onOpen }: RequestListProps) {
  const t = useText('requests');
  return (
    <DataGrid
      label={t('requests.heading')}
      isVirtualized
      height={listHeight}
      rows={rows}
      rowKey={({ id }) => String(id)}
      rowName={nameOf}
      onRowAction={(id) => onOpen(Number.parseInt(id, 10))}
      empty={<EmptyState density="compact" text={t('requests.noMatch')} />}
      columns={columnsOf(t)}
    />
  );
}

const columnsOf = (t: Translate<'requests'>): readonly GridColumn<LogEntry>[] => [
  { id: 'call', header: t('requests.call'), width: 216, cell: (entry) => <Call entry={entry} /> },
  { id: 'answer', header: t('requests.answer'), width: 88, align: 'end', cell: (entry) => <StatusBadge entry={entry} /> },
];

/** Height of ten rows and the header, in px. */
const listHeight = 480;

/** The name of a call: its endpoint in the contract, else its method and path. */
export const nameOf = ({ endpoint, method, path }: LogEntry): string => endpoint ?? `${method} ${path}`;

function Call({ entry }: { readonly entry: LogEntry }) {
  const t = useText('requests');
  const format = useFormat();
  const { at, persona, backend, delayMs, faults, contract, changes } = entry;
  const count = changes.collections.reduce((sum, { added, changed, removed }) => sum + added + changed + removed, 0);
  const notes = [
    format.dateTime(at).slice(-8),
    backend === null ? persona : t(backend.isShadow ? 'requests.shadow' : 'requests.live'),
    delayMs > 0 ? t('requests.milliseconds', { ms: delayMs }) : null,
    faults.length > 0 ? t('requests.fault') : null,
    contract === 'ok' ? null : t('requests.departs'),
    count > 0 ? t('requests.changes', { count }) : null,
  ];
  return (
    <Stack gap="none">
      <Text size="dense" weight="medium" wrap="ellipsis">
        {nameOf(entry)}
      </Text>
      <Text size="small" tone="soft" wrap="ellipsis">
        {notes.filter((note) => note !== null).join(' · ')}
      </Text>
    </Stack>
  );
}

/** The code of the response, or its HTTP status if that is not 200. */
export function StatusBadge({ entry }: { readonly entry: LogEntry }) {
  const { status, code, contract } = entry;
  const tone = isSuccess(entry) ? (contract === 'ok' ? 'success' : 'warning') : 'danger';
  return <Badge tone={tone}>{status === 200 ? String(code) : `HTTP ${status}`}</Badge>;
}
