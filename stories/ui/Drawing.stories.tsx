import { Drawing } from '@/ui/Drawing/Drawing';
import { emptyPictures } from '@/ui/Drawing/emptyPictures';
import { faultPictures } from '@/ui/Drawing/faultPictures';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

export default { title: 'ui/Drawing' };

export const Pictures = () => (
  <Inline gap={7}>
    {Object.entries({ ...emptyPictures, ...faultPictures }).map(([name, picture]) => (
      <Stack key={name} gap={3} align="center">
        <Drawing>{picture}</Drawing>
        <Text size="small" tone="soft">
          {name}
        </Text>
      </Stack>
    ))}
  </Inline>
);
