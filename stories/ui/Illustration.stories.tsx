import { Illustration, illustrationSizes } from '@/ui/Illustration/Illustration';
import { campaignPictures } from '@/ui/Illustration/campaignPictures';
import { areaPictures } from '@/ui/Illustration/areaPictures';
import { emptyPictures } from '@/ui/Illustration/emptyPictures';
import { faultPictures } from '@/ui/Illustration/faultPictures';
import { statePictures } from '@/ui/Illustration/statePictures';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Illustration' };

export const Pictures = () => (
  <Inline gap={7}>
    {Object.entries({ ...emptyPictures, ...areaPictures, ...faultPictures, ...statePictures }).map(([name, picture]) => (
      <Stack key={name} gap={3} align="center">
        <Illustration>{picture}</Illustration>
        <Text size="small" tone="soft">
          {name}
        </Text>
      </Stack>
    ))}
  </Inline>
);

/** Campaign pictures are larger but have the same stroke width. */
export const Campaigns = () => (
  <Inline gap={7}>
    {Object.entries(campaignPictures).map(([name, picture]) => (
      <Stack key={name} gap={3} align="center">
        <Illustration size="large">{picture}</Illustration>
        <Text size="small" tone="soft">
          {name}
        </Text>
      </Stack>
    ))}
  </Inline>
);

export const States = () => (
  <StatesSheet
    variants={illustrationSizes}
    states={Object.fromEntries(Object.entries(emptyPictures).map(([name, children]) => [name, { props: { children } }]))}
  >
    {(size, props) => (
      <Illustration size={size} {...props}>
        {Object.values(emptyPictures).find((picture) => picture === props.children)}
      </Illustration>
    )}
  </StatesSheet>
);
