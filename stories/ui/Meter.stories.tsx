import { Meter, meterTones } from '@/ui/Meter/Meter';
import type { MeterProps } from '@/ui/Meter/Meter';
import { Stack } from '@/ui/Stack/Stack';
import { playground } from '../playground';

export default { title: 'ui/Meter' };

const zones: MeterProps['zones'] = [
  { upTo: 50, name: 'Safe', tone: 'success' },
  { upTo: 80, name: 'Elevated', tone: 'warning' },
  { upTo: 100, name: 'Liquidation near', tone: 'danger' },
];

export const States = () => (
  <Stack width="reading" gap={7}>
    {[0, 22, 64, 93, 100].map((value) => (
      <Meter key={value} label="Margin ratio" value={value} valueText={`${value}%`} zones={zones} />
    ))}
  </Stack>
);

export const Quota = () => (
  <Stack width="reading" gap={7}>
    {meterTones.map((tone, index) => (
      <Meter
        key={tone}
        label={`Withdrawn today, ${tone}`}
        value={index + 1}
        valueText={`${index + 1}.00 of 6 BTC`}
        zones={[{ upTo: 6, name: index === 5 ? 'Limit reached' : 'Within the limit', tone }]}
        hint="Resets at 00:00 UTC"
      />
    ))}
  </Stack>
);

export const Playground = playground(Meter, {
  label: 'Margin ratio',
  value: 64,
  valueText: '64%',
  zones,
  hint: 'Maintenance margin ÷ equity',
});
