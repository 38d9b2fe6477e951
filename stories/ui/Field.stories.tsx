import { Input } from 'react-aria-components/Input';
import { TextField } from 'react-aria-components/TextField';
import { Field } from '@/ui/Field/Field';
import { Stack } from '@/ui/Stack/Stack';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Field' };

export const AroundAnyControl = () => (
  <Stack width="reading">
    <TextField>
      <Field label="Memo" aside="Optional" description="The receiver sees it.">
        <Input />
      </Field>
    </TextField>
  </Stack>
);

const { Rest, Focused, Invalid, ReadOnly, Disabled } = fieldStates;

export const States = () => (
  <StatesSheet variants={['Plain', 'Described']} states={{ Rest, Focused, Invalid, ReadOnly, Disabled }} cellWidth={260}>
    {(variant, { errorMessage, ...props }) => (
      <TextField isInvalid={errorMessage !== undefined} {...props}>
        <Field
          label="Memo"
          aside={variant === 'Described' ? 'Optional' : undefined}
          description={variant === 'Described' ? 'The receiver sees it.' : undefined}
          errorMessage={typeof errorMessage === 'string' ? errorMessage : undefined}
        >
          <Input />
        </Field>
      </TextField>
    )}
  </StatesSheet>
);
