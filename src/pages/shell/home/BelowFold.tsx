import { Stack } from '@/ui/Stack/Stack';
import { AppBlock } from './AppBlock';
import { Faq } from './Faq';
import { Benefits } from './Benefits';

/** What stands below the market: why here, the app, and what people ask first. */
export function BelowFold() {
  return (
    <Stack gap={10}>
      <Benefits />
      <AppBlock />
      <Faq />
    </Stack>
  );
}
