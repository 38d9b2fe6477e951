import { useState } from 'react';
import { CountrySelect } from '@/ui/CountrySelect/CountrySelect';
import type { CountrySelectProps } from '@/ui/CountrySelect/CountrySelect';
import { Stack } from '@/ui/Stack/Stack';
import { pickerStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/CountrySelect' };

const countries = [
  { code: 'BR', name: 'Brazil', dialCode: '+55' },
  { code: 'DE', name: 'Germany', dialCode: '+49' },
  { code: 'JP', name: 'Japan', dialCode: '+81' },
  { code: 'KZ', name: 'Kazakhstan', dialCode: '+7' },
  { code: 'TH', name: 'Thailand', dialCode: '+66' },
  { code: 'US', name: 'United States', dialCode: '+1', isDisabled: true },
  { code: 'VN', name: 'Vietnam', dialCode: '+84' },
];

function Example({ start = null, ...props }: Partial<CountrySelectProps> & { start?: string | null }) {
  const [country, setCountry] = useState(start);
  return (
    <CountrySelect
      label="Country of residence"
      countries={countries}
      placeholder="Choose a country"
      search={{ label: 'Search countries', placeholder: 'Name or dial code' }}
      {...props}
      value={country}
      onChange={setCountry}
    />
  );
}

export const Open = () => (
  <Stack width="reading">
    <Example start="JP" defaultOpen />
  </Stack>
);

export const Examples = () => (
  <Stack width="reading">
    <Example />
    <Example label="Chosen" start="KZ" />
    <Example label="Dial code" start="DE" asks="dialCode" width="content" />
    <Example label="Invalid" errorMessage="Choose the country you live in." />
    <Example label="Disabled" start="TH" isDisabled />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['empty', 'chosen'] as const} states={pickerStates}>
    {(variant, props) => <Example label={variant} start={variant === 'chosen' ? 'TH' : null} {...props} />}
  </StatesSheet>
);
