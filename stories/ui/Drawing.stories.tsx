import { Drawing, pictures } from '@/ui/Drawing/Drawing';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/Drawing' };

export const Pictures = () => (
  <Inline gap={7}>
    {pictures.map((picture) => (
      <Stack key={picture} gap={3} align="center">
        <Drawing of={picture} />
        <Text size="small" tone="soft">
          {picture}
        </Text>
      </Stack>
    ))}
  </Inline>
);
