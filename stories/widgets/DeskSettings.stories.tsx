import { DeskSettings } from '@/widgets/trade-desk/DeskSettings';
import { AppStory } from '../support';

export default { title: 'widgets/DeskSettings' };

const settings = (isArranged: boolean) => () => (
  <AppStory as="trader" at="/trade/exchange/?tradeCode=btc_usdt">
    <DeskSettings isArranged={isArranged} />
  </AppStory>
);

export const WithLayout = settings(true);

export const OrdersOnly = settings(false);
