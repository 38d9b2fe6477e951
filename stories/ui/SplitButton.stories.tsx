import { X } from 'lucide-react';
import { controlSizes } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { SplitButton } from '@/ui/SplitButton/SplitButton';
import { Stack } from '@/ui/Stack/Stack';
import { PressOnMount } from '../PressOnMount';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/SplitButton' };

const groups = [
  {
    id: 'close',
    entries: [
      { id: 'half', label: 'Close half' },
      { id: 'reverse', label: 'Reverse position', description: 'Closes it and opens the opposite side' },
      { id: 'all', label: 'Close all positions', tone: 'danger' as const },
    ],
  },
];
const menu = { menuLabel: 'More ways to close', groups, onAction: () => {}, onPress: () => {} };

export const Open = () => (
  <PressOnMount button="More ways">
    <SplitButton {...menu}>Close at market</SplitButton>
  </PressOnMount>
);

export const Variants = () => (
  <Stack align="start">
    {(['accent', 'neutral'] as const).map((tone) => (
      <Inline key={tone}>
        {controlSizes.map((size) => (
          <SplitButton key={size} {...menu} tone={tone} size={size} icon={X}>
            Close
          </SplitButton>
        ))}
      </Inline>
    ))}
    <Inline>
      <SplitButton {...menu} isPending>
        Close at market
      </SplitButton>
      <SplitButton {...menu} isDisabled>
        Close at market
      </SplitButton>
      <SplitButton {...menu} tone="accent" isDisabled>
        Close at market
      </SplitButton>
    </Inline>
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['accent', 'neutral'] as const} states={pressStates}>
    {(variant, props) => (
      <SplitButton {...menu} tone={variant} {...props}>
        Close
      </SplitButton>
    )}
  </StatesSheet>
);
