import { useState } from 'react';
import type { BookRate } from '@/ui/OrderBook/book';
import { PaceTools } from '@/ui/OrderBook/PaceTools';
import { Inline } from '@/ui/Inline/Inline';

export default { title: 'ui/PaceTools' };

const texts = { rate: 'Updates', rates: { '10': '10 per second', '4': '4 per second', '1': '1 per second' }, freeze: 'Freeze' };

function Example({ startsFrozen }: { readonly startsFrozen: boolean }) {
  const [rate, setRate] = useState<BookRate>('10');
  const [isFrozen, setFrozen] = useState(startsFrozen);
  return <PaceTools texts={texts} rate={rate} onRate={setRate} isFrozen={isFrozen} onFrozen={setFrozen} />;
}

export const States = () => (
  <Inline gap={6}>
    <Example startsFrozen={false} />
    <Example startsFrozen />
  </Inline>
);
