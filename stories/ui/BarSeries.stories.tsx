import { BarSeries } from '@/ui/BarSeries/BarSeries';
import type { ChartPoint } from '@/ui/ChartFrame/chart';
import { Stack } from '@/ui/Stack/Stack';
import { StatesSheet } from '../StatesSheet';
import { numberParts } from './numberParts';

export default { title: 'ui/BarSeries' };

const headers = { label: 'Day', value: 'Profit (USDT)' };

const bars = (sizes: readonly number[]): ChartPoint[] =>
  sizes.map((plotValue, index) => ({
    label: `${index + 1} Nov`,
    plotValue,
    value: numberParts(`${plotValue > 0 ? '+' : ''}${plotValue.toFixed(2)}`),
  }));

export const GainsAndLosses = () => (
  <Stack width="reading">
    <BarSeries label="Profit of the last 7 days" headers={headers} bars={bars([120.4, -48.2, 12.06, 0, 260.1, -131.7, 84.3])} />
  </Stack>
);

export const Month = () => (
  <BarSeries
    label="Profit of November"
    headers={headers}
    bars={bars(Array.from({ length: 30 }, (_, day) => ((day * 37) % 23) * 12.5 - 110))}
  />
);

export const States = () => (
  <StatesSheet
    variants={['Bars']}
    states={{
      'Gains and losses': {},
      Gains: { props: { bars: bars([1.2, 1.21, 1.35, 1.4]) } },
      Losses: { props: { bars: bars([-12, -4.5, -8.25]) } },
      Unchanged: { props: { bars: bars([0, 0, 0]) } },
      'One day': { props: { bars: bars([260.1]) } },
    }}
    cellWidth={320}
  >
    {(_, props, state) => <BarSeries label={`Profit, ${state}`} headers={headers} bars={bars([120.4, -48.2, 0, 260.1])} {...props} />}
  </StatesSheet>
);
