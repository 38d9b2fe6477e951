import { Stack } from '@/ui/Stack/Stack';
import { AssetsCard } from '@/widgets/assets-card';
import { KycCard } from './KycCard';

/** What somebody who is logged in sees first: what they hold and how far they are verified. */
export function Account() {
  return (
    <Stack gap={5}>
      <AssetsCard />
      <KycCard />
    </Stack>
  );
}
