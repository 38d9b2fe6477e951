import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** Messages about spot and margin orders. */
export const spotNotices = {
  orderBought: {
    ...messageCategory.trade,
    bizType: bizType.openSuccess,
    title: { en_US: 'Buy order filled', zh_CN: '买入委托已成交' },
    content: {
      en_US: 'Your {{pair}} order is complete: bought {{amount}} {{coin}} at {{price}} on average.',
      zh_CN: '您的 {{pair}} 委托已全部成交：以均价 {{price}} 买入 {{amount}} {{coin}}。',
    },
  },
  orderSold: {
    ...messageCategory.trade,
    bizType: bizType.closeSuccess,
    title: { en_US: 'Sell order filled', zh_CN: '卖出委托已成交' },
    content: {
      en_US: 'Your {{pair}} order is complete: sold {{amount}} {{coin}} at {{price}} on average.',
      zh_CN: '您的 {{pair}} 委托已全部成交：以均价 {{price}} 卖出 {{amount}} {{coin}}。',
    },
  },
  orderNotPlaced: {
    ...messageCategory.trade,
    bizType: bizType.openFailed,
    title: { en_US: 'Order not placed', zh_CN: '委托失败' },
    content: {
      en_US: 'Your {{pair}} order was triggered, but could not be placed.',
      zh_CN: '您的 {{pair}} 委托已触发，但未能下单。',
    },
  },
} as const;
