import { Stack } from '@/ui/Stack/Stack';
import { AppBlock } from './AppBlock';
import { Faq } from './Faq';
import { Benefits } from './Benefits';

/** The sections below the market: benefits, app download and FAQ. */
export function BelowFold() {
  return (
    <Stack gap={10}>
      <Benefits />
      <AppBlock />
      <Faq />
    </Stack>
  );
}
