import { useState } from 'react';
import { Slider } from '@/ui/Slider/Slider';
import type { SliderProps } from '@/ui/Slider/Slider';
import { Stack } from '@/ui/Stack/Stack';
import { plainFieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Slider' };

const quarters = [0, 25, 50, 75, 100].map((value) => ({ value, text: `${value}%` }));
const multiples = [1, 25, 50, 75, 100, 125].map((value) => ({ value, text: `${value}×` }));

function Example({ start, ...props }: Partial<SliderProps> & { start: number }) {
  const [value, setValue] = useState(start);
  return (
    <Slider
      label="Percentage of balance"
      marks={quarters}
      formatOptions={{ style: 'unit', unit: 'percent' }}
      {...props}
      value={value}
      onChange={setValue}
    />
  );
}

function Leverage() {
  const [leverage, setLeverage] = useState(20);
  return (
    <Slider
      label="Leverage"
      minValue={1}
      maxValue={125}
      marks={multiples}
      valueText={`${leverage}×`}
      value={leverage}
      onChange={setLeverage}
    />
  );
}

export const Marks = () => (
  <Stack width="reading" gap={7}>
    <Example start={25} />
    <Example start={62} step={1} />
    <Leverage />
  </Stack>
);

export const Examples = () => (
  <Stack width="reading" gap={7}>
    <Example label="Without marks" start={40} marks={[]} />
    <Example label="At the end" start={100} />
    <Example label="Disabled" start={50} isDisabled />
    <Example label="Its label is hidden" isLabelHidden start={75} />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['marks', 'plain'] as const} states={plainFieldStates} cellWidth={280}>
    {(variant, props) => <Example label={variant} start={50} {...(variant === 'plain' && { marks: [] })} {...props} />}
  </StatesSheet>
);
