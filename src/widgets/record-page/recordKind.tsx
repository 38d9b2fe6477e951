import { useMemo } from 'react';
import { useFormat } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { createExport } from './exportModel';
import { createRecordModel, type RecordQuery } from './model';
import { createOpenedRecordModel } from './openedRecordModel';
import type { RecordContentProps, RecordKind, RecordKindOptions } from './options';
import { RecordFilters } from './RecordFilters';
import { RecordList } from './RecordList';
import { RecordSheet } from './RecordSheet';
import { useFilters } from './useFilters';

/** Creates a kind of records for `recordPage`: a list with filters and page number in the URL, pages of ten rows and a CSV export. */
export function recordKind<Row, Params extends RecordQuery>(options: RecordKindOptions<Row, Params>): RecordKind {
  const model = createRecordModel<Row>(options);
  const openedModel = createOpenedRecordModel<Row>(options, model);
  const csv = createExport(options);

  function Content(props: RecordContentProps) {
    const { zone } = useFormat();
    const filters = useMemo(() => [...(props.filters ?? []), ...options.filters], [props.filters]);
    const { filterValues, setFilters } = useFilters(filters, props.tabQuery);
    useGate(model.RecordGate, { filterValues, zone, scope: props.scope });
    return (
      <>
        <RecordFilters
          filters={filters}
          hasDates={!options.isUndated}
          bulk={options.bulk}
          records={model.records.$latest}
          density={props.density}
          scope={props.scope}
          tools={props.tools}
          filterValues={filterValues}
          onChange={setFilters}
        />
        <RecordList {...props} options={options} model={model} csv={csv} filterValues={filterValues} setFilters={setFilters} />
        {options.sheet && <RecordSheet options={options} sheet={options.sheet} model={openedModel} />}
      </>
    );
  }
  return { id: options.id, label: options.label, Content };
}
