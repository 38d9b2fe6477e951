import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** Messages about conversions. */
export const conversionNotices = {
  dustConverted: {
    ...messageCategory.trade,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Small balances converted', zh_CN: '小额资产兑换成功' },
    content: {
      en_US: 'Your small balances were converted to {{amount}} {{coin}}. It is in your spot account.',
      zh_CN: '您的小额资产已兑换为 {{amount}} {{coin}}，已入账您的现货账户。',
    },
  },
} as const;
