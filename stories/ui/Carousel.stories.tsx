import { Card } from '@/ui/Card/Card';
import { Carousel } from '@/ui/Carousel/Carousel';
import { Heading } from '@/ui/Heading/Heading';
import { campaignPictures } from '@/ui/Illustration/campaignPictures';
import { Illustration } from '@/ui/Illustration/Illustration';
import { Inline } from '@/ui/Inline/Inline';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Carousel' };

const campaigns = [
  { id: 'offer', title: 'Trade without fees', text: 'Until 31 January on every new pair.', picture: campaignPictures.offer },
  { id: 'market', title: 'Four new markets', text: 'Spot and perpetual contracts.', picture: campaignPictures.market },
  { id: 'notice', title: 'Maintenance on Sunday', text: 'From 02:00 to 02:30 UTC.', picture: campaignPictures.notice },
  {
    id: 'dates',
    title: 'Rechtsschutzversicherung für Überweisungen zwischen isolierten Margin-Konten',
    text: 'Für alle bestätigten Konten, bis auf Weiteres.',
    picture: campaignPictures.dates,
  },
];

const slides = campaigns.map(({ id, title, text, picture }) => ({
  id,
  content: (
    <Card tone="sunken">
      <Inline justify="between" wrap={false}>
        <Stack gap={2}>
          <Heading level={3}>{title}</Heading>
          <Text as="p" size="dense" tone="soft">
            {text}
          </Text>
        </Stack>
        <Illustration>{picture}</Illustration>
      </Inline>
    </Card>
  ),
}));

export const AtOnce = () => (
  <Stack gap={8}>
    <Carousel label="One at a time" slides={slides} />
    <Carousel label="Three at a time" slides={slides} maxVisible={3} />
    <Carousel label="All fit" slides={slides.slice(0, 1)} maxVisible={3} />
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['One', 'Two']} states={enabledStates} cellWidth={380}>
    {(variant, props, state) => (
      <Carousel label={`${variant}, ${state}`} slides={slides.slice(0, 3)} maxVisible={variant === 'Two' ? 2 : 1} {...props} />
    )}
  </StatesSheet>
);
