import { useState } from 'react';
import { ComboBox } from '@/ui/ComboBox/ComboBox';
import type { ComboBoxProps } from '@/ui/ComboBox/ComboBox';
import { Stack } from '@/ui/Stack/Stack';
import { coinOptions } from './coins';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/ComboBox' };

function Example({ start = null, ...props }: Partial<ComboBoxProps> & { start?: string | null }) {
  const [coin, setCoin] = useState(start);
  return (
    <Stack width="reading">
      <ComboBox
        label="Coin"
        options={coinOptions}
        openLabel="Show all coins"
        placeholder="Type a name or symbol"
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
  script: [{ type: 'ava', into: 'Coin', role: 'combobox' }, { see: 'Avalanche' }, { keys: 'ArrowDown' }, { see: 'Avalanche' }],
};

export const Chosen = () => <Example start="eth" />;
export const Invalid = () => <Example errorMessage="Choose a coin from the list." />;
export const ReadOnly = () => <Example start="eth" isReadOnly />;
export const Disabled = () => <Example start="eth" isDisabled />;

export const States = () => (
  <StatesSheet variants={['empty', 'chosen'] as const} states={fieldStates}>
    {(variant, props) => <Example label={variant} start={variant === 'chosen' ? 'eth' : null} {...props} />}
  </StatesSheet>
);
