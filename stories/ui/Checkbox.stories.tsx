import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Link } from '@/ui/Link/Link';
import { Stack } from '@/ui/Stack/Stack';
import { playground } from '../playground';
import { choiceStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Checkbox' };

export const Off = () => <Checkbox>Hide small balances</Checkbox>;

export const On = () => <Checkbox defaultSelected>Hide small balances</Checkbox>;

export const Indeterminate = () => <Checkbox isIndeterminate>All coins</Checkbox>;

export const Invalid = () => (
  <Checkbox isInvalid>
    I have read the <Link href="#terms">terms of use</Link>
  </Checkbox>
);

export const ReadOnly = () => (
  <Checkbox isReadOnly isSelected>
    Two-factor login
  </Checkbox>
);

export const Disabled = () => (
  <Stack gap={2}>
    <Checkbox isDisabled>Use bonus first</Checkbox>
    <Checkbox isDisabled isSelected>
      Two-factor login
    </Checkbox>
  </Stack>
);

export const LongText = () => (
  <Stack width="reading">
    <Checkbox defaultSelected>
      Ich habe verstanden, dass eine Überweisung den eröffneten Handelsbonus ungültig macht und dass bereits gewährte Vorteile damit
      verfallen.
    </Checkbox>
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['off', 'on'] as const} states={choiceStates}>
    {(variant, props) => (
      <Checkbox defaultSelected={variant === 'on'} {...props}>
        Hide small balances
      </Checkbox>
    )}
  </StatesSheet>
);

export const Playground = playground(Checkbox, {
  children: 'Hide small balances',
  isDisabled: false,
  isInvalid: false,
  isIndeterminate: false,
});
