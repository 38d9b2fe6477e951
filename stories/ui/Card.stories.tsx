import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Card' };

const content = (
  <Stack gap={2}>
    <Heading level={3}>Dual investment</Heading>
    <Text tone="soft">Sell high or buy low at a price you choose.</Text>
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={['surface', 'sunken', 'raised'] as const}
    states={{
      None: { props: { density: 'none' } },
      Compact: { props: { density: 'compact' } },
      Regular: {},
      Generous: { props: { density: 'generous' } },
    }}
    cellWidth={220}
  >
    {(tone, props) => (
      <Card tone={tone} {...props}>
        {content}
      </Card>
    )}
  </StatesSheet>
);

export const Playground = playground(
  Card,
  { children: 'Spot account', tone: 'surface', density: 'regular' },
  { tone: choice(['surface', 'sunken', 'raised']), density: choice(['none', 'compact', 'regular', 'generous']) },
);
