import { Card } from '@/ui/Card/Card';
import { FormSkeleton } from '@/ui/FormSkeleton/FormSkeleton';
import { Stack } from '@/ui/Stack/Stack';
import { playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/FormSkeleton' };

export const InACard = () => (
  <Stack width="reading">
    <Card density="generous">
      <FormSkeleton size={320} label />
    </Card>
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={['fields']}
    states={{ One: { props: { size: 88 } }, Two: { props: { size: 176 } }, Five: { props: { size: 440 } } }}
    cellWidth={220}
  >
    {(_, props) => <FormSkeleton size={88} label="Loading" {...props} />}
  </StatesSheet>
);

export const Playground = playground(FormSkeleton, { size: 320, label: 'Loading' });
