import { useState } from 'react';
import type { ChartPoint } from '@/ui/ChartFrame/chart';
import { EquityCurve } from '@/ui/EquityCurve/EquityCurve';
import type { EquityCurveProps } from '@/ui/EquityCurve/EquityCurve';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/EquityCurve' };

const terms: EquityCurveProps['terms'] = { label: 'Day', value: 'Profit', highest: 'Highest', lowest: 'Lowest', cursor: 'Profit by day' };
const ranges = ['7D', '30D', '90D'].map((id) => ({ id, label: id }));
const daysOf: Readonly<Record<string, number>> = { '7D': 7, '30D': 30, '90D': 90 };

const points = (count: number, start: number, slope: number): readonly ChartPoint[] =>
  Array.from({ length: count }, (_, index) => {
    const plotValue = start + slope * index + Math.sin(index * 1.7) * 60 + Math.sin(index / 5) * 140;
    const label = new Intl.DateTimeFormat('en', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(Date.UTC(2025, 10, 1 + index));
    return { label, plotValue, value: numberParts(`${plotValue < 0 ? '-' : '+'}${Math.abs(plotValue).toFixed(2)} USDT`) };
  });

function Ranges() {
  const [range, setRange] = useState('30D');
  return (
    <EquityCurve
      label="Profit of all accounts"
      points={points(daysOf[range] ?? 30, -160, 9)}
      terms={terms}
      ranges={{ label: 'Range', options: ranges, value: range, onChange: setRange }}
    />
  );
}

export const Profit = () => <Ranges />;

export const States = () => (
  <StatesSheet
    variants={['gain', 'course'] as const}
    states={{
      Risen: {},
      Fallen: { props: { points: points(20, -400, -30) } },
      Unchanged: { props: { points: points(9, 0, 0).map((point) => ({ ...point, plotValue: 0, value: numberParts('0.00 USDT') })) } },
      'One day': { props: { points: points(1, 120, 0) } },
    }}
    cellWidth={340}
  >
    {(tone, props, state) => (
      <EquityCurve label={`Profit, ${tone}, ${state}`} tone={tone} points={points(20, 400, 30)} terms={terms} {...props} />
    )}
  </StatesSheet>
);
