import { useState } from 'react';
import { Button } from '@/ui/Button/Button';
import { CodeInput } from '@/ui/CodeInput/CodeInput';
import type { CodeInputProps } from '@/ui/CodeInput/CodeInput';
import { Stack } from '@/ui/Stack/Stack';
import { fieldStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/CodeInput' };

function Example({ start = '', ...props }: Partial<CodeInputProps> & { start?: string }) {
  const [digits, setDigits] = useState(start);
  return <CodeInput label="Code from your authenticator" {...props} value={digits} onChange={setDigits} />;
}

export const Lengths = () => (
  <Stack width="reading" gap={6}>
    <Example label="Four digits" length={4} start="40" />
    <Example
      aside={
        <Button size="compact" tone="quiet">
          Send again
        </Button>
      }
      description="We sent it to s•••@example.org."
    />
    <Example label="Eight digits" length={8} start="48151623" />
  </Stack>
);
Lengths.meta = { script: [{ type: '481516', into: 'Code from your authenticator' }, { see: 'We sent it to' }] };

export const Examples = () => (
  <Stack width="reading" gap={6}>
    <Example label="Invalid" start="481516" errorMessage="This code has expired. Send a new one." />
    <Example label="Read-only" start="481516" isReadOnly />
    <Example label="Disabled" start="48" isDisabled />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['empty', 'filled'] as const} states={fieldStates} cellWidth={360}>
    {(variant, props) => <Example label={variant} start={variant === 'filled' ? '481516' : ''} {...props} />}
  </StatesSheet>
);
