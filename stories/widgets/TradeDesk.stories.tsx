import { useUnit } from 'effector-react';
import { marketSides } from '@/entities/market';
import { spotDesk } from '@/pages/trade/spot/product';
import { TradeDesk } from '@/widgets/trade-desk';
import { AppStory } from '../support';

export default { title: 'widgets/TradeDesk' };

function Desk() {
  const { list } = useUnit(marketSides.spot);
  return <TradeDesk product={spotDesk} pair={list.find(({ base, quote }) => base === 'BTC' && quote === 'USDT') ?? null} />;
}

const layout = (name: 'classic' | 'chartStart' | 'wide', arranged?: string) => () => (
  <AppStory
    as="trader"
    stored={{ 'ui.trade': JSON.stringify({ asksFirst: true, layout: name, hidesOtherPairs: false, panels: { [name]: arranged } }) }}
  >
    <Desk />
  </AppStory>
);

export const Classic = layout('classic');

export const FormFirst = layout('chartStart');

export const WideChart = layout('wide');

export const FormInTheMiddle = layout('classic', 'classic.bfc.360-300-260-22-20');

export const PanelsHidden = layout('wide', 'wide.cbf.300-336-260-22-26.tao');
