import { createEvent, createStore } from 'effector';
import { createLookup, RecipientField } from '@/features/choose-recipient';
import { pay } from '@/contract/pay';
import { Stack } from '@/ui/Stack/Stack';
import { AppStory, type AppStoryProps } from '../support';

export default { title: 'features/RecipientField' };

const lookup = createLookup({ $isEnabled: createStore(true), screenLeft: createEvent(), flushOn: createEvent(), resetOn: [] });

function Example({ problem, ...story }: Omit<AppStoryProps, 'children'> & { readonly problem?: string }) {
  return (
    <AppStory as="trader" {...story}>
      <Stack width="reading">
        <RecipientField
          lookup={lookup}
          name="recipient"
          label="Email, phone or UID"
          description="Free and instant, to anyone with an account here."
          problem={problem}
        />
      </Stack>
    </AppStory>
  );
}

export const Empty = () => <Example />;

export const Found = () => <Example />;
Found.meta = { script: [{ type: 'vera@demo.example', into: 'Email, phone or UID' }, { see: 'V***s' }] };

export const Unknown = () => <Example problem="No account has this email, phone number or UID." />;

export const Checking = () => <Example responses={{ [pay.recipient.path]: 'pending' }} />;
Checking.meta = { script: [{ type: 'vera@demo.example', into: 'Email, phone or UID' }, { see: 'Checking…' }] };

export const Failed = () => <Example responses={{ [pay.recipient.path]: 'fault' }} />;
Failed.meta = { script: [{ type: 'vera@demo.example', into: 'Email, phone or UID' }, { see: 'Couldn’t check this recipient' }] };
