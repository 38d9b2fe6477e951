import { LiquidationNotice, type LiquidationNoticeProps } from '@/pages/trade/contract/LiquidatedAlert';
import { AppStory } from '../support';

export default { title: 'widgets/LiquidationNotice' };

const long = {
  positionId: '1',
  contractCode: 'ethusdt',
  side: 'long',
  leverage: 100,
  amount: '2',
  entryPrice: '3121.4',
  closePrice: '3105.2',
  realised: '-62.428',
  closedTime: Date.UTC(2026, 0, 5, 8, 29),
} as const;
const short = { ...long, positionId: '2', contractCode: 'btcusd', side: 'short', amount: '5000', realised: '-0.00062' } as const;

const ignore = () => {};

const notice = (list: LiquidationNoticeProps['list']) => () => (
  <AppStory as="trader">
    <LiquidationNotice list={list} onDismiss={ignore} onShow={ignore} />
  </AppStory>
);

export const One = notice([long]);

export const Several = notice([long, short]);
