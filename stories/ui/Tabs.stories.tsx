import { Stack } from '@/ui/Stack/Stack';
import { Tabs } from '@/ui/Tabs/Tabs';
import { Text } from '@/ui/Text/Text';
import { pressStates, StatesSheet } from '../StatesSheet';

export default { title: 'ui/Tabs' };

const markets = [
  { id: 'hot', label: 'Hot' },
  { id: 'new', label: 'New' },
  { id: 'gainers', label: 'Gainers' },
  { id: 'losers', label: 'Losers' },
];

const panel = (id: string) => <Text tone="soft">The {id} markets.</Text>;

export const Underline = () => (
  <Tabs label="Markets" tabs={markets}>
    {panel}
  </Tabs>
);

export const Segment = () => (
  <Tabs label="Side" variant="segment" tabs={markets.slice(0, 2)}>
    {panel}
  </Tabs>
);

export const Chip = () => (
  <Tabs label="Markets" variant="chip" size="compact" tabs={markets}>
    {panel}
  </Tabs>
);

export const Large = () => (
  <Tabs label="Markets" size="large" tabs={markets}>
    {panel}
  </Tabs>
);

export const WithCounts = () => (
  <Tabs
    label="Orders"
    size="compact"
    tabs={[
      { id: 'open', label: 'Open orders', count: '12' },
      { id: 'plan', label: 'Plan orders', count: '0' },
      { id: 'history', label: 'Order history' },
      { id: 'funds', label: 'Funds', isDisabled: true },
    ]}
  >
    {panel}
  </Tabs>
);

export const ScrollsInsideItself = () => (
  <Stack width="reading">
    <Tabs
      label="Trade areas"
      tabs={['USDT', 'BTC', 'ETH', 'Gehebelte Produkte', 'Alternative Märkte', 'Vorabhandel', 'Neu gelistet', 'Beobachtet'].map(
        (label) => ({ id: label, label }),
      )}
    >
      {panel}
    </Tabs>
  </Stack>
);

export const States = () => (
  <StatesSheet variants={['underline', 'segment', 'chip'] as const} states={pressStates}>
    {(variant, props) => (
      <Tabs label={variant} variant={variant} tabs={markets.slice(0, 2).map((market) => ({ ...market, ...props }))}>
        {panel}
      </Tabs>
    )}
  </StatesSheet>
);
