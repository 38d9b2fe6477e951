import { useState } from 'react';
import { AmountField } from '@/ui/AmountField/AmountField';
import type { AmountFieldProps } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { Stack } from '@/ui/Stack/Stack';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/AmountField' };

const digitsAndPoint = (typed: string) => {
  const [whole = '', ...rest] = typed.replace(/[^\d.]/g, '').split('.');
  return rest.length > 0 ? `${whole}.${rest.join('').slice(0, 8)}` : whole;
};

function Example({ start = '', ...props }: Partial<AmountFieldProps> & { start?: string }) {
  const [amount, setAmount] = useState(start);
  return (
    <Stack width="reading">
      <AmountField
        label="Amount"
        normalise={digitsAndPoint}
        unit="USDT"
        action={
          <Button size="compact" tone="quiet" isDisabled={props.isDisabled} onPress={() => setAmount('1204.55')}>
            All
          </Button>
        }
        {...props}
        value={amount}
        onChange={setAmount}
      />
    </Stack>
  );
}

export const Empty = () => <Example placeholder="0.00" aside="Available 1,204.55 USDT" />;

export const Filled = () => <Example start="250.5" aside="Available 1,204.55 USDT" description="Arrives at once in your margin account." />;

export const FortyDigits = () => <Example start="1234567890123456789012345678901234567890" unit="SHIB" />;

export const Invalid = () => (
  <Example start="9000" aside="Available 1,204.55 USDT" errorMessage="You have 1,204.55 USDT. Enter that or less." />
);

export const ReadOnly = () => <Example start="250.5" isReadOnly action={undefined} />;

export const Disabled = () => <Example start="" placeholder="0.00" isDisabled description="Choose a coin first." />;

export const Compact = () => <Example start="64,250.1" size="compact" label="Price" action={undefined} />;

export const States = () => (
  <StatesSheet variants={['compact', 'regular'] as const} states={fieldStates}>
    {(variant, props) => <Example label={variant} size={variant} start="250.5" {...props} />}
  </StatesSheet>
);
