import { Inline } from '@/ui/Inline/Inline';
import { Card } from '@/ui/Card/Card';
import { SkeletonLine, Skeleton, skeletonShapes } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { choice, playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Skeleton' };

export const Paragraph = () => (
  <Stack width="reading">
    <Text as="div" size="title">
      <Skeleton length="medium" label="Loading" />
    </Text>
    <Text as="div" size="reading">
      <Skeleton count={4} />
    </Text>
  </Stack>
);

export const Rows = () => (
  <Stack width="reading">
    <Card density="compact">
      <Skeleton shape="row" count={5} label="Loading" />
    </Card>
  </Stack>
);

export const BlockAndCircle = () => (
  <Stack width="reading">
    <Inline wrap={false}>
      <Skeleton shape="circle" size={48} label="Loading" />
    </Inline>
    <Skeleton shape="block" size={160} />
  </Stack>
);

export const Fill = () => (
  <div style={{ display: 'flex', flexDirection: 'column', blockSize: 320 }}>
    <Text as="div" size="title">
      <Skeleton length="short" label="Loading" />
    </Text>
    <Skeleton shape="fill" />
  </div>
);

export const Arranged = () => (
  <div style={{ inlineSize: 280 }}>
    <Skeleton label="Loading">
      {['buy', 'sell'].map((side) => (
        <span key={side} style={{ alignSelf: 'stretch', display: 'grid', gridTemplateColumns: '1fr 1fr', gap: 16 }}>
          <SkeletonLine length="long" />
          <SkeletonLine length="medium" />
        </span>
      ))}
    </Skeleton>
  </div>
);

export const States = () => (
  <StatesSheet
    variants={skeletonShapes}
    states={Object.fromEntries(['full', 'long', 'medium', 'short'].map((length) => [length, { props: { length } }]))}
    cellWidth={160}
  >
    {(shape, props) => <Skeleton shape={shape} label="Loading" {...props} />}
  </StatesSheet>
);

export const Playground = playground(
  Skeleton,
  { shape: 'text', count: 3, length: 'full', align: 'start' },
  {
    shape: choice(['text', 'row', 'block', 'circle', 'fill']),
    length: choice(['full', 'long', 'medium', 'short']),
    align: choice(['start', 'center', 'end']),
  },
);
