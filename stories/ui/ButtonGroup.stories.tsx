import { Minus, Plus } from 'lucide-react';
import { Button } from '@/ui/Button/Button';
import { ButtonGroup } from '@/ui/ButtonGroup/ButtonGroup';
import { Stack } from '@/ui/Stack/Stack';
import { ToggleButton } from '@/ui/ToggleButton/ToggleButton';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/ButtonGroup' };

const indicators = ['MA', 'EMA', 'BOLL', 'MACD', 'RSI'];

export const Joined = () => (
  <Stack align="start">
    <ButtonGroup label="Zoom">
      <Button icon={Minus}>Out</Button>
      <Button>Fit</Button>
      <Button icon={Plus}>In</Button>
    </ButtonGroup>
    <ButtonGroup label="Indicators">
      {indicators.map((name) => (
        <ToggleButton key={name} size="compact" defaultSelected={name === 'EMA' || name === 'BOLL'}>
          {name}
        </ToggleButton>
      ))}
    </ButtonGroup>
    <ButtonGroup label="Order">
      <Button isDisabled>Amend</Button>
      <Button>Cancel</Button>
    </ButtonGroup>
  </Stack>
);

export const Spaced = () => (
  <ButtonGroup label="Account" variant="spaced">
    <Button tone="accent">Top up</Button>
    <Button>Withdraw</Button>
    <Button>Transfer between your accounts</Button>
    <Button>Buy crypto</Button>
  </ButtonGroup>
);

export const States = () => (
  <StatesSheet variants={['joined', 'spaced'] as const} states={pressStates}>
    {(variant, props, state) => (
      <ButtonGroup label={`Zoom, ${variant}, ${state}`} variant={variant}>
        <Button {...props}>Out</Button>
        <Button {...props}>Fit</Button>
        <Button {...props}>In</Button>
      </ButtonGroup>
    )}
  </StatesSheet>
);
