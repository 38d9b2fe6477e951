import { bizType, messageModule, subModule } from '@/contract/inmail';

const category = { module: messageModule.market, subModule: subModule.priceReminder, bizType: bizType.openTradeNotice } as const;

/** Messages about price alerts. */
export const alertNotices = {
  priceAlertRose: {
    ...category,
    title: { en_US: '{{pair}} rose to {{price}}', zh_CN: '{{pair}} 涨至 {{price}}' },
    content: {
      en_US: 'The price of {{pair}} reached your alert at {{goal}}.',
      zh_CN: '{{pair}} 价格已达到您设置的提醒价 {{goal}}。',
    },
  },
  priceAlertFell: {
    ...category,
    title: { en_US: '{{pair}} fell to {{price}}', zh_CN: '{{pair}} 跌至 {{price}}' },
    content: {
      en_US: 'The price of {{pair}} reached your alert at {{goal}}.',
      zh_CN: '{{pair}} 价格已达到您设置的提醒价 {{goal}}。',
    },
  },
} as const;
