import { AlignVerticalJustifyCenter, ArrowDownWideNarrow, ArrowUpWideNarrow } from 'lucide-react';
import { useState } from 'react';
import { controlSizes } from '@/ui/Button/Button';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import type { SegmentedControlProps } from '@/ui/SegmentedControl/SegmentedControl';
import { Stack } from '@/ui/Stack/Stack';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/SegmentedControl' };

const types = ['Limit', 'Market', 'Trigger'].map((label) => ({ id: label.toLowerCase(), label }));
const sides = [
  { id: 'buy', label: 'Buy', tone: 'rise' },
  { id: 'sell', label: 'Sell', tone: 'fall' },
] as const;
const views = [
  { id: 'both', label: 'Bids and asks', icon: AlignVerticalJustifyCenter },
  { id: 'bids', label: 'Bids only', icon: ArrowUpWideNarrow },
  { id: 'asks', label: 'Asks only', icon: ArrowDownWideNarrow },
];

function Example({ start, ...props }: Omit<SegmentedControlProps<string>, 'value' | 'onChange'> & { start: string }) {
  const [value, setValue] = useState(start);
  return <SegmentedControl {...props} value={value} onChange={setValue} />;
}

export const Sizes = () => (
  <Stack align="start">
    {controlSizes.map((size) => (
      <Example key={size} label={`Order type, ${size}`} options={types} start="limit" size={size} />
    ))}
  </Stack>
);

export const Sides = () => (
  <Stack width="reading">
    <Example label="Side" options={sides} start="buy" width="full" />
    <Example label="Side of a close" options={sides} start="sell" width="full" size="compact" />
  </Stack>
);

export const Icons = () => <Example label="View" options={views} start="both" size="compact" />;

export const Examples = () => (
  <Stack align="start">
    <Example label="One disabled" options={types.map((type) => ({ ...type, isDisabled: type.id === 'trigger' }))} start="limit" />
    <Example label="All disabled" options={types} start="market" isDisabled />
    <Example
      label="Long texts"
      options={['Good till cancelled', 'Immediate or cancel', 'Fill or kill', 'Post only'].map((label) => ({ id: label, label }))}
      start="Post only"
    />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={controlSizes} states={pressStates}>
    {(variant, props) => <Example label={variant} size={variant} options={types} start="limit" {...props} />}
  </StatesSheet>
);
