import { useUnit } from 'effector-react';
import { ListFilter } from 'lucide-react';
import { useState } from 'react';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { screenOnly } from '@/ui/print.css';
import { Sheet } from '@/ui/Sheet/Sheet';
import { Stack } from '@/ui/Stack/Stack';
import type { BulkAction } from './action';
import type { RecordContentProps } from './options';
import { BulkButton, type BulkButtonProps } from './BulkButton';
import { defaultDateRange } from './dates';
import { countFilters, type Filters, type RecordFilter } from './filter';
import { FilterField } from './FilterField';
import { DateRangeFields } from './DateRangeFields';
import { filter as filterStyle, filters as filtersStyle, tools as toolsStyle } from './RecordPage.css';

export interface RecordFiltersProps extends Pick<RecordContentProps, 'scope' | 'density' | 'tools'> {
  readonly filters: readonly RecordFilter[];
  readonly hasDates: boolean;
  /** An action on all records that match the filters, and these records. */
  readonly bulk?: BulkAction;
  readonly records: BulkButtonProps['records'];
  readonly filterValues: Filters;
  readonly onChange: (change: Partial<Filters>) => void;
}

/** The filters of a list: a row of fields, or on a phone and in a compact list a sheet whose button shows the number of active filters. */
export function RecordFilters({ density = 'regular', scope, tools, ...props }: RecordFiltersProps) {
  const t = useText('records');
  const device = useUnit($device);
  const [isOpen, setOpen] = useState(false);
  const count = countFilters(props.filterValues);
  const reset = count > 0 && (
    <Button tone="quiet" onPress={() => props.onChange({ values: {}, days: defaultDateRange })}>
      {t('records.resetFilters')}
    </Button>
  );
  const bulk = props.bulk && (
    <BulkButton action={props.bulk} change={{ ...toTextValues(scope), ...props.filterValues.values }} records={props.records} />
  );
  if (props.filters.length === 0 && !props.hasDates) return bulk;
  const isPhone = device === 'phone';
  if (!isPhone && density === 'regular')
    return (
      <div className={`${filtersStyle} ${screenOnly}`}>
        <Fields {...props} />
        {reset}
        {bulk}
      </div>
    );
  return (
    <div className={`${toolsStyle} ${screenOnly}`}>
      <Button icon={ListFilter} size={isPhone ? 'touch' : 'compact'} onPress={() => setOpen(true)}>
        {count > 0 ? t('records.filtersInUse', { count }) : t('records.filters')}
      </Button>
      {tools}
      {bulk}
      <Sheet
        title={t('records.filters')}
        side={isPhone ? 'bottom' : 'end'}
        isOpen={isOpen}
        onOpenChange={setOpen}
        footer={
          <>
            {reset}
            <Button tone="accent" onPress={() => setOpen(false)}>
              {t('records.showRecords')}
            </Button>
          </>
        }
      >
        <Stack gap={5}>
          <Fields {...props} />
        </Stack>
      </Sheet>
    </div>
  );
}

function Fields({
  filters,
  hasDates,
  filterValues,
  onChange,
}: Pick<RecordFiltersProps, 'filters' | 'hasDates' | 'filterValues' | 'onChange'>) {
  return (
    <>
      {filters.map((filter) => (
        <div key={filter.id} className={filterStyle}>
          <FilterField
            filter={filter}
            value={filterValues.values[filter.id]}
            onChange={(value) => onChange({ values: withValue(filterValues.values, filter.id, value) })}
          />
        </div>
      ))}
      {hasDates && <DateRangeFields days={filterValues.days} onChange={(days) => onChange({ days })} />}
    </>
  );
}

/** Query parameters as strings. */
const toTextValues = (scope: RecordContentProps['scope'] = {}): Filters['values'] =>
  Object.fromEntries(Object.entries(scope).flatMap(([name, value]) => (value === undefined ? [] : [[name, String(value)]])));

function withValue(values: Filters['values'], id: string, value: string | undefined): Filters['values'] {
  const rest = Object.entries(values).filter(([name]) => name !== id);
  return Object.fromEntries(value === undefined ? rest : [...rest, [id, value]]);
}
