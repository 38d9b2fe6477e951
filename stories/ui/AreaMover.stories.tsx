import { useState } from 'react';
import { AreaMover } from '@/ui/AreaMover/AreaMover';
import { area, frame } from './AreaMover.css';

export default { title: 'ui/AreaMover' };

const names: Readonly<Record<string, string>> = { chart: 'Chart', book: 'Order book', form: 'Order form' };

export const Columns = () => {
  const [order, setOrder] = useState<readonly string[]>(['chart', 'book', 'form']);
  const onMove = (id: string, targetId: string) => setOrder(order.filter((each) => each !== id).toSpliced(order.indexOf(targetId), 0, id));
  return (
    <div className={frame} style={{ gridTemplateAreas: `"${order.join(' ')}"` }}>
      {order.map((id) => (
        <span key={id} className={area} style={{ gridArea: id }}>
          {names[id]}
        </span>
      ))}
      <AreaMover areas={order.map((id) => ({ id, area: id, label: names[id] ?? id }))} onMove={onMove} />
    </div>
  );
};
