import { useState } from 'react';
import { RatingField } from '@/ui/Rating/RatingField';
import type { RatingFieldProps } from '@/ui/Rating/RatingField';
import { Stack } from '@/ui/Stack/Stack';

export default { title: 'ui/RatingField' };

const starName = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);

function Example({ start = null, ...props }: Partial<RatingFieldProps> & { start?: number | null }) {
  const [value, setValue] = useState(start);
  return <RatingField label="How was the chat?" starName={starName} {...props} value={value} onChange={setValue} />;
}

export const States = () => (
  <Stack align="start">
    <Example />
    <Example label="Chosen" start={4} description="Only our team sees it." />
    <Example label="Read-only" start={3} isReadOnly />
    <Example label="Disabled" start={3} isDisabled />
    <Example label="Invalid" errorMessage="Choose one to five stars." />
  </Stack>
);
