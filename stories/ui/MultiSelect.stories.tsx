import { useState } from 'react';
import { MultiSelect } from '@/ui/MultiSelect/MultiSelect';
import type { MultiSelectProps } from '@/ui/MultiSelect/MultiSelect';
import { Stack } from '@/ui/Stack/Stack';
import { coinOptions } from './coins';
import { pickerStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/MultiSelect' };

function Example({ start = [], ...props }: Partial<MultiSelectProps> & { start?: readonly string[] }) {
  const [coins, setCoins] = useState(start);
  return (
    <Stack width="reading">
      <MultiSelect
        label="Coins"
        options={coinOptions}
        placeholder="All coins"
        summary={`${coins.length} of ${coinOptions.length}`}
        emptyText="No coin is called that"
        {...props}
        values={coins}
        onChange={setCoins}
      />
    </Stack>
  );
}

export const Empty = () => <Example />;
Empty.meta = {
  script: [{ press: 'All coins' }, { press: 'BTC', role: 'option' }, { press: 'ETH Ether', role: 'option' }, { see: '2 of 10' }],
};

export const One = () => <Example start={['eth']} />;
export const Several = () => <Example start={['eth', 'btc', 'sol']} />;
export const Open = () => <Example start={['eth', 'btc', 'sol']} defaultOpen />;
export const WithSearch = () => <Example start={['eth']} search={{ label: 'Search coins', placeholder: 'Search' }} defaultOpen />;
export const Disabled = () => <Example start={['eth']} isDisabled />;

export const States = () => (
  <StatesSheet variants={['empty', 'chosen'] as const} states={pickerStates}>
    {(variant, props) => <Example label={variant} start={variant === 'chosen' ? ['eth', 'btc'] : []} {...props} />}
  </StatesSheet>
);
