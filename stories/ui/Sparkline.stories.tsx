import { Inline } from '@/ui/Inline/Inline';
import { Sparkline, sparklineSizes } from '@/ui/Sparkline/Sparkline';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';
import { markets } from './markets';

export default { title: 'ui/Sparkline' };

const [bitcoin, , solana] = markets;
const rising = bitcoin?.week ?? [];
const falling = solana?.week ?? [];

export const Directions = () => (
  <Inline gap={6}>
    <Sparkline values={rising} trend="rise" label="Up 2.41% in seven days" />
    <Sparkline values={falling} trend="fall" label="Down 3.17% in seven days" />
    <Sparkline values={[5, 5, 5]} trend="flat" label="Unchanged in seven days" />
  </Inline>
);

export const Sizes = () => (
  <Stack width="reading">
    {sparklineSizes.map((size) => (
      <Sparkline key={size} values={rising} trend="rise" size={size} label="Up 2.41% in seven days" />
    ))}
  </Stack>
);

export const NotKnownYet = () => <Sparkline values={[]} trend="flat" label="No prices yet" />;

export const States = () => (
  <StatesSheet
    variants={sparklineSizes}
    states={{
      Rise: {},
      Fall: { props: { values: falling, trend: 'fall' } },
      Flat: { props: { values: [5, 5, 5], trend: 'flat' } },
      Unknown: { props: { values: [], trend: 'flat' } },
    }}
    cellWidth={160}
  >
    {(size, props) => <Sparkline values={rising} trend="rise" size={size} label="Seven days" {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  Sparkline,
  { values: [3, 4, 2, 5, 6, 5, 8], trend: 'rise', size: 'wide', label: 'Seven days' },
  { trend: choice(['rise', 'fall', 'flat']), size: choice(sparklineSizes) },
);
