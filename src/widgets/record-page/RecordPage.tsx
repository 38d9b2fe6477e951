import { useUnit } from 'effector-react';
import { useEffect, type ComponentType } from 'react';
import { useFormat, useI18n, useText } from '@/shared/i18n';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { createExport } from './exportModel';
import { createRecordModel } from './model';
import type { RecordPageOptions } from './options';
import { RecordFilters } from './RecordFilters';
import { RecordList } from './RecordList';
import { page, screenOnly } from './RecordPage.css';
import { useFilters } from './useFilters';

/** Makes a page that lists records: filters and page number in the address, pages of ten, a file to take along. */
export function recordPage<Row>(options: RecordPageOptions<Row>): ComponentType {
  const model = createRecordModel(options);
  const csv = createExport(options);
  const { Action } = options;

  return function RecordPage() {
    useText('records', 'routes', ...options.namespaces);
    const { t } = useI18n();
    const { zone } = useFormat();
    const { addressed, left } = useUnit({ addressed: model.addressed, left: model.left });
    const { filterValues, setFilters } = useFilters(options.filters);
    useEffect(() => {
      addressed({ filterValues, zone });
    }, [addressed, filterValues, zone]);
    useEffect(() => () => left(), [left]);
    return (
      <Stack width="content">
        <div className={page}>
          <Stack gap={6}>
            <Inline justify="between">
              <Heading level={1}>{t(options.route.titleKey)}</Heading>
              {Action && (
                <div className={screenOnly}>
                  <Action />
                </div>
              )}
            </Inline>
            <RecordFilters filters={options.filters} filterValues={filterValues} onChange={setFilters} />
            <RecordList options={options} model={model} csv={csv} filterValues={filterValues} setFilters={setFilters} />
          </Stack>
        </div>
      </Stack>
    );
  };
}
