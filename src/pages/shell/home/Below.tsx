import { Stack } from '@/ui/Stack/Stack';
import { AppBlock } from './AppBlock';
import { Questions } from './Questions';
import { Reasons } from './Reasons';

/** What stands below the market: why here, the app, and what people ask first. */
export function Below() {
  return (
    <Stack gap={10}>
      <Reasons />
      <AppBlock />
      <Questions />
    </Stack>
  );
}
