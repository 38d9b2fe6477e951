import { Rating } from '@/ui/Rating/Rating';
import { Stack } from '@/ui/Stack/Stack';
import { choice, playground } from '../playground';

export default { title: 'ui/Rating' };

export const States = () => (
  <Stack align="start">
    {[0, 2.5, 4.6, 5].map((value) => (
      <Rating key={value} label={`${value} of 5 stars`} value={value} />
    ))}
    <Rating label="3.2 of 5 stars, small" value={3.2} size="small" />
  </Stack>
);

export const Playground = playground(
  Rating,
  { label: '4.6 of 5 stars', value: 4.6, size: 'regular' },
  { size: choice(['small', 'regular']) },
);
