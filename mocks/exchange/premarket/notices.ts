import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** Messages about the pre-market. */
export const premarketNotices = {
  premarketMatched: {
    ...messageCategory.trade,
    bizType: bizType.openSuccess,
    title: { en_US: 'Pre-market order filled', zh_CN: '盘前委托已成交' },
    content: {
      en_US: 'Your {{pair}} pre-market order for {{amount}} {{coin}} is complete, at {{price}} on average.',
      zh_CN: '您的 {{pair}} 盘前委托已全部成交：{{amount}} {{coin}}，均价 {{price}}。',
    },
  },
  premarketDeliveryDue: {
    ...messageCategory.trade,
    bizType: bizType.openTradeNotice,
    title: { en_US: 'Deliver your pre-market tokens', zh_CN: '请准备交割盘前代币' },
    content: {
      en_US:
        '{{coin}} is listed. Have {{amount}} {{coin}} in your spot account when the delivery window ends; otherwise your collateral goes to the buyers.',
      zh_CN: '{{coin}} 已上线。请在交割期结束前于现货账户备足 {{amount}} {{coin}}，否则您的保证金将赔付给买方。',
    },
  },
  premarketDelivered: {
    ...messageCategory.trade,
    bizType: bizType.closeSuccess,
    title: { en_US: 'Pre-market tokens delivered', zh_CN: '盘前代币已交割' },
    content: {
      en_US: '{{amount}} {{coin}} of your pre-market deals were delivered for {{turnover}} {{quote}}.',
      zh_CN: '您的盘前成交已交割 {{amount}} {{coin}}，金额 {{turnover}} {{quote}}。',
    },
  },
  premarketCompensated: {
    ...messageCategory.trade,
    bizType: bizType.closeSuccess,
    title: { en_US: 'Pre-market deal compensated', zh_CN: '盘前成交已赔付' },
    content: {
      en_US:
        'Sellers did not deliver {{amount}} {{coin}}. Your payment of {{turnover}} {{quote}} was returned, with {{collateral}} {{quote}} of their collateral.',
      zh_CN: '卖方未交割 {{amount}} {{coin}}。您支付的 {{turnover}} {{quote}} 已退回，并获赔保证金 {{collateral}} {{quote}}。',
    },
  },
  premarketDefaulted: {
    ...messageCategory.warning,
    bizType: bizType.openFailed,
    title: { en_US: 'Pre-market delivery missed', zh_CN: '盘前交割违约' },
    content: {
      en_US: 'Your spot account lacked {{amount}} {{coin}} to deliver. Collateral of {{collateral}} {{quote}} went to the buyers.',
      zh_CN: '您的现货账户不足以交割 {{amount}} {{coin}}，保证金 {{collateral}} {{quote}} 已赔付给买方。',
    },
  },
} as const;
