import { useGate } from 'effector-react';
import { Stack } from '@/ui/Stack/Stack';
import { Announcements } from './Announcements';
import { Banners } from './Banners';
import { PlatformStats } from './PlatformStats';
import { NewsGate } from './newsModel';

export interface NewsProps {
  /** Whether platform statistics are shown; not to logged-in users. */
  readonly hasFigures: boolean;
}

/** Announcements, banners and platform statistics. */
export function News({ hasFigures }: NewsProps) {
  useGate(NewsGate);
  return (
    <Stack gap={8}>
      <Stack gap={6}>
        <Announcements />
        <Banners />
      </Stack>
      {hasFigures && <PlatformStats />}
    </Stack>
  );
}
