import { useState } from 'react';
import { Separator } from '@/ui/Separator/Separator';
import { columns, frame, rows } from './Separator.css';

export default { title: 'ui/Separator' };

export const Columns = () => {
  const [width, setWidth] = useState(200);
  return (
    <div className={`${frame} ${columns}`} style={{ gridTemplateColumns: `${width}px 9px 1fr` }}>
      <span>Order book</span>
      <Separator
        label="Width of the order book"
        orientation="vertical"
        side="end"
        unit="px"
        value={width}
        min={120}
        max={320}
        valueText={`${width} px`}
        onChange={setWidth}
        onReset={() => setWidth(200)}
      />
      <span>Chart</span>
    </div>
  );
};

export const Rows = () => {
  const [share, setShare] = useState(40);
  return (
    <div className={`${frame} ${rows}`} style={{ gridTemplateRows: `${share}fr 9px ${100 - share}fr` }}>
      <span>Chart</span>
      <Separator
        label="Height of the chart"
        orientation="horizontal"
        side="end"
        unit="percent"
        value={share}
        min={20}
        max={80}
        valueText={`${share}%`}
        onChange={setShare}
        onReset={() => setShare(40)}
      />
      <span>Orders</span>
    </div>
  );
};
