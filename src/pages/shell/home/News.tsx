import { useGate } from '@/shared/lib/gate';
import { Stack } from '@/ui/Stack/Stack';
import { Announcements } from './Announcements';
import { Banners } from './Banners';
import { NewsGate } from './newsModel';

/** Announcements and banners. */
export function News() {
  useGate(NewsGate);
  return (
    <Stack gap={6}>
      <Announcements />
      <Banners />
    </Stack>
  );
}
