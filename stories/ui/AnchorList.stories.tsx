import { AnchorList, type Anchor } from '@/ui/AnchorList/AnchorList';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { enabledStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/AnchorList' };

const anchors: readonly Anchor[] = [
  { id: 'orders', label: 'Order types' },
  { id: 'limit', label: 'Limit', level: 3 },
  { id: 'market', label: 'Market', level: 3 },
  { id: 'fees', label: 'Fees' },
  { id: 'limits', label: 'Limits and exceeding them' },
];

const words =
  'A limit order rests in the book until the market reaches its price. It may be filled partially, and the remainder can be cancelled at any time.';

export const BesideAnArticle = () => (
  <Grid columns="large">
    <AnchorList label="On this page" anchors={anchors} />
    <Stack width="reading">
      {anchors.map(({ id, label, level = 2 }) => (
        <Stack key={id} as="section" gap={3}>
          <Heading level={level} id={id}>
            {label}
          </Heading>
          {Array.from({ length: 6 }, (_, line) => (
            <Text key={line} as="p" tone="soft">
              {words}
            </Text>
          ))}
        </Stack>
      ))}
    </Stack>
  </Grid>
);

export const States = () => (
  <StatesSheet variants={['Anchors']} states={enabledStates} cellWidth={200}>
    {(_, props, state) => (
      <AnchorList
        label={`On this page, ${state}`}
        anchors={anchors.map(({ id, ...anchor }) => ({ ...anchor, id: `${id}-${state}` }))}
        {...props}
      />
    )}
  </StatesSheet>
);
