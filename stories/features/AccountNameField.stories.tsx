import { createEvent } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { AccountNameField, createAccountName } from '@/features/account-form';
import { Stack } from '@/ui/Stack/Stack';
import { AppStory } from '../support';

export default { title: 'features/AccountNameField' };

const [opened, closed] = [createEvent<string>(), createEvent()];
const name = createAccountName({ opened, closed });

function Example({ typed = '', error = null }: { readonly typed?: string; readonly error?: string | null }) {
  const { onOpen } = useUnit({ onOpen: opened });
  useEffect(() => void onOpen(typed), [onOpen, typed]);
  return (
    <Stack width="reading">
      <AccountNameField name={name} error={error} autoComplete="username" />
    </Stack>
  );
}

export const Email = () => (
  <AppStory>
    <Example />
  </AppStory>
);

export const Phone = () => (
  <AppStory>
    <Example typed="+6591234567" />
  </AppStory>
);

export const Invalid = () => (
  <AppStory>
    <Example typed="91234" error="Enter a phone number of 6 to 15 digits with its country code" />
  </AppStory>
);
