import { useState } from 'react';
import { add, divide, multiply, roundTo } from '@/contract/decimal';
import { Button } from '@/ui/Button/Button';
import { ButtonGroup } from '@/ui/ButtonGroup/ButtonGroup';
import { PriceField } from '@/ui/PriceField/PriceField';
import type { PriceFieldProps } from '@/ui/PriceField/PriceField';
import { Stack } from '@/ui/Stack/Stack';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/PriceField' };

interface Start {
  start?: string;
  tick?: string;
  /** Prices offered under the field, by name. */
  book?: Readonly<Record<string, string>>;
}

function Example({ start = '64250.1', tick = '0.1', book, ...props }: Partial<PriceFieldProps> & Start) {
  const [price, setPrice] = useState(start);
  const digits = tick.split('.')[1]?.length ?? 0;
  const step = (value: string, ticks: number) => {
    const next = add(divide(value || '0', tick, 0), String(ticks));
    return next.startsWith('-') ? value : roundTo(multiply(next, tick), digits);
  };
  return (
    <PriceField
      label="Price"
      unit="USDT"
      stepLabels={{ down: 'One tick down', up: 'One tick up' }}
      normalise={(typed) => typed.replace(/[^\d.]/g, '')}
      choices={
        book && (
          <ButtonGroup label="Price from the order book" variant="spaced">
            {Object.entries(book).map(([name, at]) => (
              <Button key={name} size="compact" onPress={() => setPrice(at)}>
                {name}
              </Button>
            ))}
          </ButtonGroup>
        )
      }
      {...props}
      value={price}
      onChange={setPrice}
      onStep={step}
    />
  );
}

export const WithBestPrices = () => (
  <Stack width="reading">
    <Example aside="Tick 0.1" book={{ 'Bid 1': '64250.1', Mid: '64250.2', 'Ask 1': '64250.3', Last: '64250.2' }} />
  </Stack>
);

export const Examples = () => (
  <Stack width="reading">
    <Example label="Twelve decimals" start="0.000000842137" tick="0.000000000001" unit="USDT" />
    <Example label="Compact" size="compact" />
    <Example label="Invalid" start="90000.0" errorMessage="The limit is 5 % above the mark price: 67,462.6 USDT." />
    <Example label="Read-only" isReadOnly />
    <Example label="Market order" start="" placeholder="Market price" isDisabled />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['compact', 'regular'] as const} states={fieldStates}>
    {(variant, props) => <Example label={variant} size={variant} {...props} />}
  </StatesSheet>
);
