import { useUnit } from 'effector-react';
import type { ComponentType } from 'react';
import { failureText } from '@/shared/api';
import { useI18n, type TextKey } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { useRowGate } from '@/shared/lib/rowGate';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { ErrorState } from '@/ui/ErrorState/ErrorState';
import { Heading } from '@/ui/Heading/Heading';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import type { RecordColumn } from './column';
import type { RecordKindOptions } from './options';
import { parts as partsStyle } from './RecordPage.css';
import { createPartsModel, type PartsModelOptions } from './partsModel';
import { RecordCards } from './RecordCards';
import { RecordTable } from './RecordTable';
import { RecordTotals } from './RecordTotals';

export interface RecordPartsOptions<Row, Part> extends PartsModelOptions<Row, Part> {
  /** The name of the parts: "Fills". */
  readonly label: TextKey;
  readonly columns: readonly RecordColumn<Part>[];
  readonly partKey: (part: Part) => string;
  /** Whether a record has parts; nothing is requested if it has none. */
  readonly hasParts: (row: Row) => boolean;
  readonly empty: TextKey;
  readonly totals: readonly NonNullable<RecordKindOptions<Part>['total']>[];
}

/** Creates the parts of a record, for the `Parts` of its kind: loaded once the record is expanded. */
export function recordParts<Row, Part>(options: RecordPartsOptions<Row, Part>): ComponentType<{ readonly row: Row }> {
  const model = createPartsModel(options);

  function PartsLoader({ row }: { readonly row: Row }) {
    const { t } = useI18n();
    useRowGate(model.PartsGate, row);
    const { states, onRetry } = useUnit({ states: model.$parts, onRetry: model.retried });
    const key = options.rowKey(row);
    const { data, error } = states[key] ?? {};
    if (data) return <PartsList options={options} parts={data.list} total={data.totalCount} />;
    if (!error) return <Skeleton shape="row" count={2} label />;
    const reason = failureText(error);
    return (
      <ErrorState
        density="compact"
        text={t('records.partsFailed')}
        advice={'key' in reason ? t(reason.key) : reason.server}
        onRetry={() => onRetry(key)}
      />
    );
  }

  return function RecordParts({ row }) {
    const { t } = useI18n();
    return (
      <div className={partsStyle}>
        <Heading level={2} size="body">
          {t(options.label)}
        </Heading>
        {options.hasParts(row) ? <PartsLoader row={row} /> : <EmptyState density="compact" text={t(options.empty)} />}
      </div>
    );
  };
}

interface PartsListProps<Row, Part> {
  readonly options: RecordPartsOptions<Row, Part>;
  readonly parts: readonly Part[];
  readonly total: number;
}

function PartsList<Row, Part>({ options: { label, columns, partKey, empty, totals }, parts, total }: PartsListProps<Row, Part>) {
  const { t } = useI18n();
  const device = useUnit($device);
  if (parts.length === 0) return <EmptyState density="compact" text={t(empty)} />;
  const list = { label: t(label), columns, rows: parts, rowKey: partKey };
  return (
    <>
      {device === 'phone' ? <RecordCards {...list} /> : <RecordTable {...list} density="compact" />}
      {total > parts.length ? (
        <Text size="small" tone="faint">
          {t('records.latestParts', { shown: parts.length, total })}
        </Text>
      ) : (
        totals.map((sum) => <RecordTotals key={sum.label} total={sum} rows={parts} />)
      )}
    </>
  );
}
