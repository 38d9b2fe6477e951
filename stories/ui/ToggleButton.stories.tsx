import { BellRing, ChartCandlestick, Eye } from 'lucide-react';
import { useState } from 'react';
import { controlSizes } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { ToggleButton } from '@/ui/ToggleButton/ToggleButton';
import { choice, playground } from '../playground';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/ToggleButton' };

export const Toggles = () => {
  const [isOn, setOn] = useState(true);
  return (
    <ToggleButton icon={BellRing} isSelected={isOn} onChange={setOn}>
      Price alerts
    </ToggleButton>
  );
};

export const Examples = () => (
  <Stack>
    {(['neutral', 'quiet'] as const).map((tone) => (
      <Inline key={tone}>
        <ToggleButton tone={tone}>Off</ToggleButton>
        <ToggleButton tone={tone} defaultSelected>
          On
        </ToggleButton>
        <ToggleButton tone={tone} isDisabled>
          Disabled
        </ToggleButton>
        <ToggleButton tone={tone} isDisabled defaultSelected>
          Disabled, on
        </ToggleButton>
      </Inline>
    ))}
  </Stack>
);

export const Sizes = () => (
  <Inline>
    {controlSizes.map((size) => (
      <ToggleButton key={size} size={size} icon={size === 'touch' ? Eye : ChartCandlestick} defaultSelected={size === 'regular'}>
        {size}
      </ToggleButton>
    ))}
  </Inline>
);

export const States = () => (
  <StatesSheet variants={['off', 'on'] as const} states={pressStates}>
    {(variant, props) => (
      <ToggleButton key={variant} defaultSelected={variant === 'on'} {...props}>
        Price alerts
      </ToggleButton>
    )}
  </StatesSheet>
);

export const Playground = playground(
  ToggleButton,
  { children: 'Alerts', icon: BellRing, tone: 'neutral', size: 'regular', isDisabled: false },
  { tone: choice(['neutral', 'quiet']), size: choice(controlSizes) },
);
