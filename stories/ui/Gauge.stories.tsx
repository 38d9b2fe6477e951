import { Gauge } from '@/ui/Gauge/Gauge';
import type { GaugeProps } from '@/ui/Gauge/Gauge';
import { Grid } from '@/ui/Grid/Grid';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/Gauge' };

const moods: GaugeProps['zones'] = [
  { upTo: 25, name: 'Extreme fear', tone: 'danger' },
  { upTo: 45, name: 'Fear', tone: 'warning' },
  { upTo: 55, name: 'Neutral', tone: 'neutral' },
  { upTo: 75, name: 'Greed', tone: 'success' },
  { upTo: 100, name: 'Extreme greed', tone: 'success' },
];
const risks: GaugeProps['zones'] = [
  { upTo: 50, name: 'Safe', tone: 'success' },
  { upTo: 80, name: 'Elevated', tone: 'warning' },
  { upTo: 100, name: 'Liquidation near', tone: 'danger' },
];

export const FearAndGreed = () => (
  <Grid columns="small">
    {[12, 38, 50, 71, 100].map((value) => (
      <Gauge key={value} label={`Fear and greed index, ${value}`} value={value} valueText={String(value)} zones={moods} />
    ))}
  </Grid>
);

export const Risk = () => (
  <Grid columns="small">
    <Gauge label="Margin ratio" value={62} valueText="62.4%" zones={risks} />
    <Gauge label="Without a legend" value={0} valueText="0%" zones={risks} hasLegend={false} />
    <Gauge label="Without a label" isLabelHidden value={18} valueText="18%" zones={risks} />
    <Gauge label="Beyond the end" value={140} valueText="140%" zones={risks} />
  </Grid>
);

export const LongTexts = () => (
  <Gauge
    label="Liquidationswahrscheinlichkeit aller isolierten Positionen"
    value={90}
    valueText="90.123456%"
    zones={[
      { upTo: 50, name: 'Unbedenklich', tone: 'success' },
      { upTo: 100, name: 'Liquidationswahrscheinlichkeit hoch', tone: 'danger' },
    ]}
  />
);

export const States = () => (
  <StatesSheet
    variants={['With a legend', 'Without a legend']}
    states={{
      Empty: { props: { value: 0, valueText: '0%' } },
      Safe: { props: { value: 32, valueText: '32.1%' } },
      Elevated: { props: { value: 62, valueText: '62.4%' } },
      Danger: { props: { value: 91, valueText: '91.0%' } },
      Beyond: { props: { value: 140, valueText: '140%' } },
    }}
    cellWidth={220}
  >
    {(variant, props, state) => (
      <Gauge label={`Margin ratio, ${state}`} value={0} valueText="" zones={risks} hasLegend={variant === 'With a legend'} {...props} />
    )}
  </StatesSheet>
);
