import { spotDesk } from '@/pages/trade/spot/product';
import { PairDesk, usePair } from '@/widgets/trade-desk';
import { AppStory } from '../support';

export default { title: 'widgets/PairDesk' };

interface DeskProps {
  readonly code: string;
}

function Desk({ code }: DeskProps) {
  return <PairDesk product={spotDesk} found={usePair(code)} />;
}

const desk = (code: string) => () => (
  <AppStory as="trader">
    <Desk code={code} />
  </AppStory>
);

export const Listed = desk('eth_usdt');

export const Unlisted = desk('gone_usdt');
