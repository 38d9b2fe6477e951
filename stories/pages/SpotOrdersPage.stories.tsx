import { SpotOrdersPage } from '@/pages/orders/spot/page';
import { StoryTree, type StoryTreeProps } from '../tree';

export default { title: 'pages/SpotOrdersPage' };

function Example({
  persona = 'trader',
  scenario = 'order-waiting',
  at = '/orderHome/coinTradeOrder',
  calls,
}: Omit<StoryTreeProps, 'children'>) {
  return (
    <StoryTree persona={persona} scenario={scenario} at={at} calls={calls}>
      <SpotOrdersPage />
    </StoryTree>
  );
}

export const Open = () => <Example />;

export const PartlyFilled = () => <Example scenario="order-partly-filled" />;

export const WaitingForTrigger = () => <Example scenario="stop-waiting" />;

export const History = () => <Example persona="vip" scenario="orders-huge" at="/orderHome/coinTradeOrder?tab=history&page=2" />;

export const Fills = () => <Example persona="vip" scenario="orders-huge" at="/orderHome/coinTradeOrder?tab=fills" />;

export const Empty = () => <Example persona="newUser" scenario="orders-none" />;

export const NothingFits = () => <Example at="/orderHome/coinTradeOrder?tab=history&state=expired&days=7" />;

export const Loading = () => <Example calls={{ '/hk-web/v3/trade/open-list': 'waiting' }} />;

export const Failed = () => <Example calls={{ '/hk-web/v3/trade/open-list': 'fault' }} />;
