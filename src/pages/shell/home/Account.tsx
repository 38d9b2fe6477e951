import { Stack } from '@/ui/Stack/Stack';
import { AssetsCard } from '@/widgets/assets-card';
import { KycCard } from './KycCard';

/** The first view of a logged-in user: balance and verification status. */
export function Account() {
  return (
    <Stack gap={5}>
      <AssetsCard />
      <KycCard />
    </Stack>
  );
}
