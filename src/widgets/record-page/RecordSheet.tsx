import { useUnit } from 'effector-react';
import { useState } from 'react';
import { QueryView } from '@/shared/api/QueryView';
import { useI18n } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import type { RecordColumn } from './column';
import type { OpenedRecord, OpenedRecordModel } from './openedRecordModel';
import type { RecordKindOptions, RecordSheetOptions } from './options';
import { RecordCell } from './RecordCell';
import { RecordDetails } from './RecordDetails';
import { summary } from './RecordPage.css';
import { RecordTimeline } from './RecordTimeline';
import { RowActions } from './RowActions';
import { useOpenedRecord } from './useOpenedRecord';

export interface RecordSheetProps<Row> {
  readonly options: RecordKindOptions<Row>;
  readonly sheet: RecordSheetOptions<Row>;
  readonly model: OpenedRecordModel<Row>;
}

/** The record selected in the URL: its main value and status, its timeline and all other details. */
export function RecordSheet<Row>({ options, sheet, model }: RecordSheetProps<Row>) {
  const { t } = useI18n();
  const device = useUnit($device);
  const { id, close } = useOpenedRecord();
  const [shownId, setShownId] = useState(id);
  if (id !== null && id !== shownId) setShownId(id);
  useGate(model.OpenedGate, { id: id ?? shownId, isOpen: id !== null });
  return (
    <Sheet
      title={t(sheet.title)}
      side={device === 'phone' ? 'bottom' : 'end'}
      isOpen={id !== null}
      onOpenChange={(isOpen) => !isOpen && close()}
    >
      <QueryView<OpenedRecord<Row>>
        query={model.opened}
        density="compact"
        errorText={t('records.recordFailed')}
        skeleton={<Skeleton shape="row" count={6} label />}
        isEmpty={({ row }) => row === null}
        empty={<EmptyState density="compact" picture="search" text={t('records.notFound')} hint={t('records.notFoundHint')} />}
      >
        {({ row }) => row !== null && <Record options={options} steps={sheet.steps} row={row} />}
      </QueryView>
    </Sheet>
  );
}

interface RecordProps<Row> extends Pick<RecordSheetOptions<Row>, 'steps'> {
  readonly options: RecordKindOptions<Row>;
  readonly row: Row;
}

function Record<Row>({ options: { columns, details = [], actions, openers, rowName }, steps, row }: RecordProps<Row>) {
  const isHead = ({ cardSlot }: RecordColumn<Row>) => cardSlot === 'title' || cardSlot === 'figure' || cardSlot === 'status';
  return (
    <Stack gap={6}>
      <div className={summary}>
        {columns.filter(isHead).map((column) => (
          <RecordCell key={column.id} column={column} row={row} />
        ))}
      </div>
      <RecordTimeline steps={steps(row)} />
      <RecordDetails columns={[...columns.filter((column) => !isHead(column)), ...details]} row={row} layout={1} />
      {(actions || openers) && <RowActions actions={actions} openers={openers} row={row} name={rowName?.(row)} />}
    </Stack>
  );
}
