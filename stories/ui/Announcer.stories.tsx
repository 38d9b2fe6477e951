import { useState } from 'react';
import { Announcer } from '@/ui/Announcer/Announcer';
import { createAnnouncer, useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/Announcer' };

const AnnouncerButtons = () => {
  const { polite, assertive } = useAnnouncer();
  return (
    <Inline>
      <Button onPress={() => polite('Copied')}>Say it politely</Button>
      <Button onPress={() => assertive('Connection lost')}>Interrupt</Button>
    </Inline>
  );
};

export const Speaking = () => {
  const [announcer] = useState(createAnnouncer);
  return (
    <Announcer announcer={announcer}>
      <Stack width="reading">
        <Text tone="soft">
          Turn on a screen reader: polite announcements are grouped every five seconds; assertive ones come immediately.
        </Text>
        <AnnouncerButtons />
      </Stack>
    </Announcer>
  );
};
