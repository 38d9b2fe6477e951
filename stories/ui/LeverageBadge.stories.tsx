import { Inline } from '@/ui/Inline/Inline';
import { LeverageBadge } from '@/ui/LeverageBadge/LeverageBadge';
import { PairName } from '@/ui/PairName/PairName';
import { Stack } from '@/ui/Stack/Stack';
import { playground } from '../playground';
import { StatesSheet } from '../StatesSheet';

export default { title: 'ui/LeverageBadge' };

export const Positions = () => (
  <Stack gap={4} align="start">
    <Inline gap={3}>
      <PairName base="BTC" quote="USDT" icon="large" />
      <LeverageBadge leverage="10×" margin="Cross" side={{ direction: 'long', label: 'Long' }} />
    </Inline>
    <Inline gap={3}>
      <PairName base="ETH" quote="USDT" icon="large" />
      <LeverageBadge leverage="25×" margin="Isolated" side={{ direction: 'short', label: 'Short' }} />
    </Inline>
  </Stack>
);

export const States = () => (
  <StatesSheet
    variants={['Leverage', 'Cross', 'Isolated']}
    states={{
      Rest: {},
      Long: { props: { side: { direction: 'long', label: 'Long' } } },
      Short: { props: { side: { direction: 'short', label: 'Short' } } },
    }}
  >
    {(margin, props) => <LeverageBadge leverage="10×" margin={margin === 'Leverage' ? undefined : margin} {...props} />}
  </StatesSheet>
);

export const Playground = playground(LeverageBadge, { leverage: '10×', margin: 'Cross' });
