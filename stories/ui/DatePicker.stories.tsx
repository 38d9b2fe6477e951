import { useState } from 'react';
import { controlSizes } from '@/ui/Button/Button';
import { DatePicker } from '@/ui/DatePicker/DatePicker';
import type { DatePickerProps } from '@/ui/DatePicker/DatePicker';
import { Stack } from '@/ui/Stack/Stack';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/DatePicker' };

function Example({ start = null, ...props }: Partial<DatePickerProps> & { start?: string | null }) {
  const [day, setDay] = useState(start);
  return <DatePicker label="Start date" today="2026-11-22" {...props} value={day} onChange={setDay} />;
}

export const Open = () => (
  <Stack width="reading">
    <Example start="2026-11-18" min="2026-11-03" max="2026-11-22" defaultOpen />
  </Stack>
);

export const Examples = () => (
  <Stack width="reading">
    <Example label="Empty" />
    <Example label="Chosen" start="2026-11-18" description="Days are counted in UTC." />
    <Example label="Invalid" start="2026-12-24" errorMessage="Choose a date that is not in the future." />
    <Example label="Read-only" start="2026-11-18" isReadOnly />
    <Example label="Disabled" start="2026-11-18" isDisabled />
  </Stack>
);

export const Sizes = () => (
  <Stack width="reading">
    {controlSizes.map((size) => (
      <Example key={size} label={size} size={size} start="2026-11-18" />
    ))}
  </Stack>
);
Sizes.meta = { script: [{ press: 'Calendar compact' }, { keys: 'PageDown' }, { see: 'December 2026' }] };

export const States = () => (
  <StatesSheet variants={controlSizes} states={fieldStates}>
    {(variant, props) => <Example label={variant} size={variant} start="2026-11-18" {...props} />}
  </StatesSheet>
);
