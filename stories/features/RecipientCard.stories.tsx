import { RecipientCard } from '@/features/choose-recipient';
import { Stack } from '@/ui/Stack/Stack';
import { AppStory } from '../support';

export default { title: 'features/RecipientCard' };

export const Names = () => (
  <AppStory>
    <Stack width="reading" gap={4}>
      <RecipientCard user={{ uid: 8_800_104, name: 'V***s' }} />
      <RecipientCard user={{ uid: 9_999_999_999, name: '王***' }} />
    </Stack>
  </AppStory>
);
