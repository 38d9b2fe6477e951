import { createEvent, createStore } from 'effector';
import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { pay } from '@/contract/pay';
import { createLookup, FoundRecipient } from '@/features/choose-recipient';
import { Stack } from '@/ui/Stack/Stack';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/FoundRecipient' };

const lookup = createLookup({ $isEnabled: createStore(true), screenLeft: createEvent(), flushOn: createEvent(), resetOn: [] });

function Example() {
  const onName = useUnit(lookup.prefilled);
  useEffect(() => {
    onName('vera@demo.example');
  }, [onName]);
  return (
    <Stack width="reading">
      <FoundRecipient lookup={lookup} />
    </Stack>
  );
}

const story =
  (responses: AppStoryProps['responses'] = {}) =>
  () => (
    <AppStory as="trader" responses={responses}>
      <Example />
    </AppStory>
  );

export const Found = story();

export const Loading = story({ [pay.recipient.path]: 'pending' });

export const Failed = story({ [pay.recipient.path]: 'fault' });
