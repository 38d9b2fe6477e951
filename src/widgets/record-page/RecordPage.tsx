import { useUnit } from 'effector-react';
import { useEffect, type ComponentType } from 'react';
import { useFormat, useText } from '@/shared/i18n';
import { Page } from '@/shared/page';
import { createExport } from './exportModel';
import { createRecordModel } from './model';
import type { RecordPageOptions } from './options';
import { RecordFilters } from './RecordFilters';
import { RecordList } from './RecordList';
import { useFilters } from './useFilters';

/** Creates a page that lists records, with filters and page number in the address, pages of ten and a CSV export. */
export function recordPage<Row>(options: RecordPageOptions<Row>): ComponentType {
  const model = createRecordModel(options);
  const csv = createExport(options);
  const { Action } = options;

  return function RecordPage() {
    useText('records', 'routes', ...options.namespaces);
    const { zone } = useFormat();
    const { addressed, left } = useUnit({ addressed: model.addressed, left: model.left });
    const { filterValues, setFilters } = useFilters(options.filters);
    useEffect(() => {
      addressed({ filterValues, zone });
    }, [addressed, filterValues, zone]);
    useEffect(() => () => left(), [left]);
    return (
      <Page route={options.route} actions={Action && <Action />}>
        <RecordFilters filters={options.filters} filterValues={filterValues} onChange={setFilters} />
        <RecordList options={options} model={model} csv={csv} filterValues={filterValues} setFilters={setFilters} />
      </Page>
    );
  };
}
