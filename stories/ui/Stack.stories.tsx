import { Badge } from '@/ui/Badge/Badge';
import { Stack } from '@/ui/Stack/Stack';

export default { title: 'ui/Stack' };

const three = ['One', 'Two', 'Three'].map((word) => <Badge key={word}>{word}</Badge>);

export const Regular = () => <Stack>{three}</Stack>;
export const Tight = () => <Stack gap={2}>{three}</Stack>;
export const Centred = () => <Stack align="center">{three}</Stack>;
export const AsList = () => (
  <Stack as="ul" gap={3} padding={5} aria-label="Numbers">
    {['One', 'Two', 'Three'].map((word) => (
      <li key={word}>{word}</li>
    ))}
  </Stack>
);
