import { MarginLiquidationNotice } from '@/pages/trade/margin/LiquidatedAlert';
import { AppStory } from '../support';

export default { title: 'widgets/MarginLiquidationNotice' };

const record = { createdTime: Date.UTC(2026, 0, 5, 8, 29) };
const ignore = () => {};

export const Liquidated = () => (
  <AppStory as="trader">
    <MarginLiquidationNotice record={record} onDismiss={ignore} onShow={ignore} />
  </AppStory>
);
