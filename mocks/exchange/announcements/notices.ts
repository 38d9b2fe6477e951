import { bizType, messageModule, subModule } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** The inbox texts of public announcements and triggered price alerts. */
export const announcementNotices = {
  priceReached: {
    module: messageModule.market,
    subModule: subModule.priceReminder,
    bizType: bizType.openTradeNotice,
    title: { en_US: '{{pair}} reached {{price}}', zh_CN: '{{pair}} 已达到 {{price}}' },
    content: { en_US: 'The price alert you set for {{pair}} was reached.', zh_CN: '您为 {{pair}} 设置的价格提醒已触发。' },
  },
  priceBroke: {
    module: messageModule.market,
    subModule: subModule.changeReminder,
    bizType: bizType.openTradeNotice,
    title: { en_US: '{{pair}} price breakout', zh_CN: '{{pair}} 价格突破' },
    content: { en_US: '{{pair}} moved {{change}}% within {{period}}.', zh_CN: '{{pair}} 在 {{period}} 内波动 {{change}}%。' },
  },
  coinListed: {
    ...messageCategory.announcement,
    bizType: bizType.openTradeNotice,
    title: { en_US: '{{coin}} is now listed', zh_CN: '{{coin}} 已上线' },
    content: {
      en_US: 'Trading of {{coin}}/USDT is open. Deposits are supported on all networks.',
      zh_CN: '{{coin}}/USDT 交易已开放，充值已支持全部网络。',
    },
  },
  maintenance: {
    ...messageCategory.announcement,
    bizType: bizType.openTradeNotice,
    title: { en_US: 'Wallet maintenance for {{coin}}', zh_CN: '{{coin}} 钱包维护通知' },
    content: {
      en_US: 'Deposits and withdrawals of {{coin}} are paused for two hours. Trading is not affected.',
      zh_CN: '{{coin}} 充提将暂停两小时，交易不受影响。',
    },
  },
} as const;
