import { useState } from 'react';
import { changePercent, fromUnits } from '@/contract/decimal';
import { DepthChart } from '@/ui/DepthChart/DepthChart';
import type { DepthChartProps } from '@/ui/DepthChart/DepthChart';
import type { DepthPoint } from '@/ui/DepthChart/depth';
import { Stack } from '@/ui/Stack/Stack';
import { StatesSheet } from '../StatesSheet';
import { useChartFormat } from './charts';

export default { title: 'ui/DepthChart' };

const terms: DepthChartProps['terms'] = {
  price: 'Price',
  sum: 'Total (BTC)',
  distance: 'From middle',
  side: 'Side',
  bid: 'Bids',
  ask: 'Asks',
  mid: 'Middle price',
  cursor: 'Depth by price',
};

/** Cumulative levels of one side, with prices in units of the last decimal; gaps between levels widen away from the mid price. */
function levels(middle: number, step: number, decimals: number, count = 80): readonly DepthPoint[] {
  let sum = 0;
  return Array.from({ length: count }, (_, index) => {
    sum += 40 + ((index * 7_919) % 211) + (index % 9 === 0 ? 900 : 0);
    const price = fromUnits(middle + Math.round(step * (index + 0.5) ** 1.15), decimals);
    return { price, sum: fromUnits(sum, 2), distance: changePercent(fromUnits(middle, decimals), price) };
  });
}

const shares = [
  { id: '0.005', label: '0.5%' },
  { id: '0.02', label: '2%' },
  { id: '0.05', label: '5%' },
];
const rangeOf: Readonly<Record<string, number>> = { '0.005': 0.005, '0.02': 0.02, '0.05': 0.05 };

function Example({ label, middle, step, decimals }: { label: string; middle: number; step: number; decimals: number }) {
  const [range, setRange] = useState('0.02');
  return (
    <DepthChart
      label={label}
      bids={levels(middle, -step, decimals)}
      asks={levels(middle, step, decimals)}
      mid={fromUnits(middle, decimals)}
      range={rangeOf[range] ?? 0.02}
      ranges={{ label: 'Range', options: shares, value: range, onChange: setRange }}
      terms={terms}
      format={useChartFormat()}
      decimals={decimals}
    />
  );
}

export const Bitcoin = () => <Example label="Depth of BTC/USDT" middle={6_425_010} step={1_200} decimals={2} />;

export const LongNumbers = () => (
  <Stack width="reading">
    <Example label="Depth of a coin with twelve decimals" middle={8_421_000} step={1_600} decimals={12} />
  </Stack>
);

function Sided({ bids, asks, label }: Pick<DepthChartProps, 'bids' | 'asks' | 'label'>) {
  return (
    <DepthChart label={label} bids={bids} asks={asks} mid="1.0000" range={0.02} terms={terms} format={useChartFormat()} decimals={4} />
  );
}

export const States = () => (
  <StatesSheet
    variants={['Depth']}
    states={{ Rest: {}, 'No bids': { props: { bids: [] } }, 'No asks': { props: { asks: [] } }, Empty: { props: { bids: [], asks: [] } } }}
    cellWidth={360}
  >
    {(_, props, state) => <Sided label={`Depth, ${state}`} bids={levels(10_000, -4, 4, 12)} asks={levels(10_000, 4, 4, 12)} {...props} />}
  </StatesSheet>
);
