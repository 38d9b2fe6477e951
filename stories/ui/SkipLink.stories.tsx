import { SkipLink } from '@/ui/Link/SkipLink';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/SkipLink' };

export const ByKeyboard = () => (
  <>
    <SkipLink label="Skip to content" to="content" />
    <main id="content" tabIndex={-1}>
      <Stack>
        <Text tone="soft">Press Tab: the link appears; Enter moves the focus here.</Text>
      </Stack>
    </main>
  </>
);
