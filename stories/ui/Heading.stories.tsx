import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Heading' };

export const Levels = () => (
  <Stack gap={4}>
    <Heading level={1}>Markets</Heading>
    <Heading level={2}>Spot</Heading>
    <Heading level={3}>New listings</Heading>
    <Heading level={4}>This week</Heading>
  </Stack>
);

export const Display = () => (
  <Heading level={1} size="display">
    Every market, one balance
  </Heading>
);

export const LongText = () => (
  <Stack width="reading">
    <Heading level={1}>Überweisungsverlauf zwischen Kassa-, Margin- und Terminkonten</Heading>
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={['body', 'reading', 'title', 'heading', 'headline', 'display'] as const}
    states={{ Short: {}, Long: { props: { children: 'Überweisungsverlauf zwischen Konten' } } }}
    cellWidth={360}
  >
    {(size, props) => (
      <Heading level={2} size={size}>
        {typeof props.children === 'string' ? props.children : 'Markets'}
      </Heading>
    )}
  </StatesSheet>
);

export const Playground = playground(
  Heading,
  { children: 'Asset overview', level: 2, size: 'heading' },
  { size: choice(['body', 'reading', 'title', 'heading', 'headline', 'display']) },
);
