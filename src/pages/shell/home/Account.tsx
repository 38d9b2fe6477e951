import { Stack } from '@/ui/Stack/Stack';
import { AssetsCard } from '@/widgets/assets-card';
import { Identity } from './Identity';
import { Tasks } from './Tasks';

/** What somebody who is logged in sees first: what they hold, how far they are verified, and their first steps. */
export function Account() {
  return (
    <Stack gap={5}>
      <AssetsCard />
      <Identity />
      <Tasks />
    </Stack>
  );
}
