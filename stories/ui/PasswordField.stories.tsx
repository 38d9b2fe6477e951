import { useState } from 'react';
import { PasswordField } from '@/ui/PasswordField/PasswordField';
import type { PasswordFieldProps } from '@/ui/PasswordField/PasswordField';
import { Stack } from '@/ui/Stack/Stack';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/PasswordField' };

const reveal = { show: 'Show password', hide: 'Hide password' };
const words = ['Empty', 'Weak', 'Fair', 'Good', 'Strong'] as const;
const tests = [
  { id: 'length', text: 'At least 8 characters', passes: (typed: string) => typed.length >= 8 },
  { id: 'letters', text: 'Upper and lower case letters', passes: (typed: string) => /[a-z]/.test(typed) && /[A-Z]/.test(typed) },
  { id: 'digit', text: 'A digit', passes: (typed: string) => /\d/.test(typed) },
  { id: 'other', text: 'A special character', passes: (typed: string) => /[^\w\s]/.test(typed) },
];

function Example({ start = '', ...props }: Partial<PasswordFieldProps> & { start?: string }) {
  const [typed, setTyped] = useState(start);
  return <PasswordField label="Password" reveal={reveal} {...props} value={typed} onChange={setTyped} />;
}

function New({ start }: { start: string }) {
  const [typed, setTyped] = useState(start);
  const list = tests.map(({ id, text, passes }) => ({ id, text, isMet: passes(typed) }));
  const met = list.filter(({ isMet }) => isMet).length;
  const score = typed ? (([1, 1, 2, 3, 4] as const)[met] ?? 1) : 0;
  return (
    <PasswordField
      label={`New password, ${words[score].toLowerCase()}`}
      reveal={reveal}
      strength={{ label: 'Password strength', score, text: words[score] }}
      rules={{ list, met: 'met' }}
      value={typed}
      onChange={setTyped}
    />
  );
}

export const Current = () => (
  <Stack width="reading">
    <Example />
    <Example label="Filled" start="correct horse battery staple" />
    <Example label="Wrong" start="horse" errorMessage="Incorrect password. Try again or reset it." />
    <Example label="Disabled" start="secret" isDisabled />
  </Stack>
);

export const Strengths = () => (
  <Stack width="reading" gap={7}>
    {['', 'horse', 'Horse', 'Horse1', 'Horse1!!'].map((start) => (
      <New key={start} start={start} />
    ))}
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['empty', 'filled'] as const} states={fieldStates}>
    {(variant, props) => <Example label={variant} start={variant === 'filled' ? 'correct horse' : ''} {...props} />}
  </StatesSheet>
);
