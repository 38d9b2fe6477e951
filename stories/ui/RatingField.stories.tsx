import { useState } from 'react';
import { RatingField } from '@/ui/Rating/RatingField';
import type { RatingFieldProps } from '@/ui/Rating/RatingField';
import { groupStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/RatingField' };

const starName = (stars: number) => (stars === 1 ? '1 star' : `${stars} stars`);

function Example({ start = null, ...props }: Partial<RatingFieldProps> & { start?: number | null }) {
  const [value, setValue] = useState(start);
  return <RatingField label="How was the chat?" starName={starName} {...props} value={value} onChange={setValue} />;
}

export const Chosen = () => <Example start={4} description="Only our team sees it." />;

export const States = () => (
  <StatesSheet variants={['Empty', 'Chosen']} states={groupStates}>
    {(variant, props) => <Example start={variant === 'Chosen' ? 3 : null} {...props} />}
  </StatesSheet>
);
