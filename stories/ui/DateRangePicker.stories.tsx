import { useState } from 'react';
import { DateRangePicker } from '@/ui/DateRangePicker/DateRangePicker';
import type { DateRangePickerProps, DayRange } from '@/ui/DateRangePicker/DateRangePicker';
import { Stack } from '@/ui/Stack/Stack';
import { pickerStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/DateRangePicker' };

const presets = {
  label: 'Up to today',
  list: [
    { days: 1, label: 'Today' },
    { days: 7, label: '7 days' },
    { days: 30, label: '30 days' },
    { days: 90, label: '90 days' },
  ],
};

function Example({ start = null, ...props }: Partial<DateRangePickerProps> & { start?: DayRange | null }) {
  const [range, setRange] = useState(start);
  return (
    <DateRangePicker
      label="Period"
      today="2026-11-22"
      min="2026-08-24"
      max="2026-11-22"
      presets={presets}
      {...props}
      value={range}
      onChange={setRange}
    />
  );
}

export const Open = () => (
  <Stack width="reading">
    <Example start={{ from: '2026-11-16', to: '2026-11-22' }} defaultOpen />
  </Stack>
);

export const WithoutPresets = () => (
  <Stack width="reading">
    <Example start={{ from: '2026-11-10', to: '2026-11-12' }} presets={undefined} defaultOpen />
  </Stack>
);

export const Examples = () => (
  <Stack width="reading">
    <Example label="Empty" />
    <Example label="Chosen" start={{ from: '2026-10-24', to: '2026-11-22' }} aside="At most 90 days" />
    <Example label="Invalid" start={{ from: '2026-01-01', to: '2026-11-22' }} errorMessage="Choose at most 90 days." />
    <Example label="Disabled" start={{ from: '2026-10-24', to: '2026-11-22' }} isDisabled />
    <Example label="Compact" size="compact" start={{ from: '2026-10-24', to: '2026-11-22' }} />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['compact', 'regular'] as const} states={pickerStates}>
    {(variant, props) => <Example label={variant} size={variant} start={{ from: '2026-10-24', to: '2026-11-22' }} {...props} />}
  </StatesSheet>
);
