import { Stack } from '@/ui/Stack/Stack';
import { Switch } from '@/ui/Switch/Switch';
import { choice, playground } from '../playground';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Switch' };

export const Off = () => <Switch>Order confirmations</Switch>;

export const On = () => <Switch defaultSelected>Order confirmations</Switch>;

export const FullWidth = () => (
  <Stack width="reading">
    <Switch width="full" defaultSelected>
      Order confirmations
    </Switch>
    <Switch width="full">Price alerts</Switch>
  </Stack>
);

export const ReadOnly = () => (
  <Switch isReadOnly isSelected>
    Anti-phishing code
  </Switch>
);

export const Disabled = () => (
  <Stack gap={3}>
    <Switch isDisabled>Auto-borrow</Switch>
    <Switch isDisabled isSelected>
      Dark theme, fixed
    </Switch>
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['off', 'on'] as const} states={pressStates}>
    {(variant, props) => (
      <Switch defaultSelected={variant === 'on'} {...props}>
        Order confirmations
      </Switch>
    )}
  </StatesSheet>
);

export const Playground = playground(
  Switch,
  { children: 'Order confirmations', width: 'content', isDisabled: false, isPending: false },
  { width: choice(['content', 'full']) },
);
