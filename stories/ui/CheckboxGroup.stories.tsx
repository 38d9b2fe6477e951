import { useState } from 'react';
import { CheckboxGroup } from '@/ui/CheckboxGroup/CheckboxGroup';
import type { CheckboxGroupProps } from '@/ui/CheckboxGroup/CheckboxGroup';
import { Stack } from '@/ui/Stack/Stack';
import { groupStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/CheckboxGroup' };

const options = [
  { id: 'orders', label: 'Orders and fills' },
  { id: 'risk', label: 'Risk of liquidation', description: 'Cannot be turned off while a position is open.', isDisabled: true },
  { id: 'funding', label: 'Funding fees', description: 'Every eight hours, before they are charged.' },
  { id: 'news', label: 'News and campaigns' },
];

function Example({ start, ...props }: Partial<CheckboxGroupProps> & { start: readonly string[] }) {
  const [values, setValues] = useState(start);
  return <CheckboxGroup label="Notify me of" options={options} {...props} values={values} onChange={setValues} />;
}

export const Columns = () => (
  <Stack width="reading" gap={7}>
    <Example start={['orders', 'risk']} />
    <Example start={['orders', 'risk']} allLabel="All notifications" description="By e-mail and in the app." />
    <Example start={['risk']} errorMessage="Choose at least one." isRequired />
  </Stack>
);

export const Row = () => (
  <Example start={['funding']} layout="row" label="Show" options={options.map(({ id, label }) => ({ id, label }))} />
);

export const Examples = () => (
  <Stack width="reading" gap={7}>
    <Example label="Read-only" start={['orders']} isReadOnly />
    <Example label="Disabled" start={['orders', 'risk']} isDisabled allLabel="All notifications" />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['column', 'row'] as const} states={groupStates} cellWidth={280}>
    {(variant, props) => <Example start={['orders']} layout={variant} {...props} />}
  </StatesSheet>
);
