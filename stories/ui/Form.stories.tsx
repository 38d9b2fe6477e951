import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import { PasswordField } from '@/ui/PasswordField/PasswordField';
import { RadioGroup } from '@/ui/RadioGroup/RadioGroup';
import { Stack } from '@/ui/Stack/Stack';
import { TextField } from '@/ui/TextField/TextField';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Form' };

const reveal = { show: 'Show password', hide: 'Hide password' };
const kinds = [
  { id: 'person', label: 'For myself' },
  { id: 'company', label: 'For a company' },
];

function Example({ startsSubmitted, label = 'Register' }: { startsSubmitted: boolean; label?: string }) {
  const [email, setEmail] = useState('');
  const [password, setPassword] = useState('');
  const [kind, setKind] = useState<string | null>(null);
  const [isSubmitAttempted, setSubmitAttempted] = useState(startsSubmitted);
  const problems: Partial<Record<'email' | 'password' | 'kind', string>> = {
    email: email.includes('@') ? undefined : 'Enter your e-mail address, such as name@example.org.',
    password: password.length >= 8 ? undefined : 'Choose a password of at least 8 characters.',
    kind: kind ? undefined : 'Choose who the account is for.',
  };
  const messages: typeof problems = isSubmitAttempted ? problems : {};
  const errors = Object.entries(messages).flatMap(([field, message]) => (message ? [{ field, message }] : []));
  return (
    <Stack width="reading">
      <Form label={label} errors={errors} onSubmit={() => setSubmitAttempted(true)}>
        <TextField label="E-mail" name="email" type="email" value={email} onChange={setEmail} errorMessage={messages.email} />
        <PasswordField
          label="Password"
          name="password"
          reveal={reveal}
          value={password}
          onChange={setPassword}
          errorMessage={messages.password}
        />
        <RadioGroup
          label="The account is"
          name="kind"
          variant="row"
          options={kinds}
          value={kind}
          onChange={setKind}
          errorMessage={messages.kind}
        />
        <Button tone="accent" type="submit">
          Create account
        </Button>
      </Form>
    </Stack>
  );
}

export const Untouched = () => <Example startsSubmitted={false} />;
Untouched.meta = {
  script: [
    { press: 'Create account' },
    { see: 'Check the following to continue' },
    { type: 'sato@example.org', into: 'E-mail' },
    { see: 'Check the following to continue' },
  ],
};

export const States = () => (
  <StatesSheet
    variants={['Untouched', 'With errors']}
    states={{ Rest: pressStates.Rest, Hovered: pressStates.Hovered, Focused: pressStates.Focused }}
    cellWidth={360}
  >
    {(variant, _, state) => <Example label={`Register, ${variant}, ${state}`} startsSubmitted={variant === 'With errors'} />}
  </StatesSheet>
);
