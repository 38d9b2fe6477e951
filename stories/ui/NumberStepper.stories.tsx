import { useState } from 'react';
import { controlSizes } from '@/ui/Button/Button';
import { NumberStepper } from '@/ui/NumberStepper/NumberStepper';
import type { NumberStepperProps } from '@/ui/NumberStepper/NumberStepper';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/NumberStepper' };

function Example({ start = 10, ...props }: Partial<NumberStepperProps> & { start?: number }) {
  const [count, setCount] = useState(start);
  return <NumberStepper label="Grids" minValue={2} maxValue={200} {...props} value={count} onChange={setCount} />;
}

export const Sizes = () => (
  <Stack width="reading">
    {controlSizes.map((size) => (
      <Example key={size} label={`Grids, ${size}`} size={size} aside="2 to 200" />
    ))}
  </Stack>
);

export const Examples = () => (
  <Stack width="reading">
    <Example label="At the minimum" start={2} description="The price range is divided into this many grids." />
    <Example label="Invalid" start={200} errorMessage="This investment allows at most 86 grids." />
    <Example label="Read-only" isReadOnly />
    <Example label="Disabled" isDisabled />
    <Example label="Nine digits" start={123_456_789} maxValue={999_999_999} />
    <Example label="With a unit" start={20} formatOptions={{ style: 'unit', unit: 'day', unitDisplay: 'long' }} />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={controlSizes} states={fieldStates}>
    {(variant, props) => <Example label={variant} size={variant} {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  NumberStepper,
  { label: 'Leverage', defaultValue: 10, minValue: 1, maxValue: 100, size: 'regular', isDisabled: false },
  { size: choice(controlSizes) },
);
