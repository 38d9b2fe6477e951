import { useState } from 'react';
import { NewPasswordField } from '@/features/account-form';
import { Stack } from '@/ui/Stack/Stack';
import { AppStory } from '../support';

export default { title: 'features/NewPasswordField' };

function Example({ typed, error = null }: { readonly typed: string; readonly error?: string | null }) {
  const [password, setPassword] = useState(typed);
  return <NewPasswordField value={password} onChange={setPassword} error={error} />;
}

export const States = () => (
  <AppStory>
    <Stack width="reading" gap={7}>
      {['', 'abc', 'abcdefg1', 'Abcdefg1', 'Abcdefghijk1'].map((typed) => (
        <Example key={typed} typed={typed} />
      ))}
      <Example typed="abc" error="Choose a password that meets all the rules" />
    </Stack>
  </AppStory>
);
