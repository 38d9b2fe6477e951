import { useState } from 'react';
import { controlSizes } from '@/ui/Button/Button';
import { Select } from '@/ui/Select/Select';
import type { SelectProps } from '@/ui/Select/Select';
import { Stack } from '@/ui/Stack/Stack';
import { coinOptions } from './coins';
import { pickerStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Select' };

const search = { label: 'Search coins', placeholder: 'Name or symbol' };

function Example({ start = null, ...props }: Partial<SelectProps> & { start?: string | null }) {
  const [coin, setCoin] = useState(start);
  return (
    <Stack width="reading">
      <Select
        label="Coin"
        options={coinOptions}
        placeholder="Choose a coin"
        emptyText="No coin is called that"
        {...props}
        value={coin}
        onChange={setCoin}
      />
    </Stack>
  );
}

export const Empty = () => <Example />;
Empty.meta = {
  script: [{ press: 'Choose a coin' }, { press: 'SOL', role: 'option' }, { gone: 'Coin', role: 'listbox' }, { see: 'SOL', role: 'button' }],
};

export const Chosen = () => <Example start="eth" aside="Available 3.2 ETH" />;
export const Open = () => <Example start="eth" defaultOpen />;
export const WithSearch = () => <Example start="eth" search={search} defaultOpen />;
export const WithHistory = () => {
  const [recent, setRecent] = useState<readonly string[]>(['sol', 'avax', 'usd']);
  return <Example start="eth" search={{ ...search, history: { title: 'Recent', recent, onChange: setRecent } }} defaultOpen />;
};
export const NoOptions = () => <Example options={[]} defaultOpen />;
export const Sizes = () => (
  <Stack>
    {controlSizes.map((size) => (
      <Example key={size} start="btc" size={size} label={size} />
    ))}
  </Stack>
);
export const Invalid = () => <Example errorMessage="Choose the coin to move." />;
export const Disabled = () => <Example start="btc" isDisabled description="Choose an account first." />;

export const States = () => (
  <StatesSheet variants={controlSizes} states={pickerStates}>
    {(variant, props) => <Example start="btc" label={variant} size={variant} {...props} />}
  </StatesSheet>
);
