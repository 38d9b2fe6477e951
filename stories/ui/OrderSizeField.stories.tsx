import { useState } from 'react';
import { divide, multiply, roundTo } from '@/contract/decimal';
import { OrderSizeField } from '@/ui/OrderSizeField/OrderSizeField';
import type { OrderSizeFieldProps } from '@/ui/OrderSizeField/OrderSizeField';
import { Stack } from '@/ui/Stack/Stack';

export default { title: 'ui/OrderSizeField' };

/** The maximum buy size in each unit at 64,250 USDT. */
const available: Readonly<Record<string, string>> = { btc: '0.01874', usdt: '1204.55', cont: '18' };
const options = [
  { id: 'btc', label: 'BTC' },
  { id: 'usdt', label: 'USDT', description: 'The value of the order' },
  { id: 'cont', label: 'Cont.', description: 'One is 0.001 BTC' },
];

function Example({ start = '', ...props }: Partial<OrderSizeFieldProps> & { start?: string }) {
  const [size, setSize] = useState(start);
  const [unit, setUnit] = useState('usdt');
  const all = available[unit] ?? '0';
  const percent = Math.min(100, Number.parseInt(divide(multiply(size || '0', '100'), all, 0), 10));
  return (
    <Stack width="reading">
      <OrderSizeField
        label="Size"
        aside="Available 1,204.55 USDT"
        placeholder="0.00"
        normalise={(typed) => typed.replace(/[^\d.]/g, '')}
        {...props}
        units={props.unit === undefined ? { label: 'Unit', options, value: unit, onChange: setUnit } : undefined}
        all={{ label: 'All', onPress: () => setSize(all) }}
        share={{
          label: 'Percentage of balance',
          percent,
          onChange: (next) => setSize(roundTo(divide(multiply(all, String(next)), '100'), unit === 'cont' ? 0 : 5)),
        }}
        value={size}
        onChange={setSize}
      />
    </Stack>
  );
}

export const Empty = () => <Example />;

export const States = () => (
  <Stack gap={7}>
    <Example label="A half" start="602.275" />
    <Example label="Too much" start="9000" errorMessage="You have 1,204.55 USDT. Enter that or less." />
    <Example label="Read-only" start="602.275" isReadOnly />
    <Example label="Disabled" isDisabled description="Log in to trade." />
    <Example label="A fixed unit" unit="USDT" start="602.275" />
  </Stack>
);
