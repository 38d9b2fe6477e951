import { bizType, messageModule } from '@/contract/inmail';

/** Messages about savings. */
export const savingsNotices = {
  savingsInterest: {
    module: messageModule.trade,
    subModule: 0,
    bizType: bizType.depositSuccess,
    title: { en_US: 'Interest received', zh_CN: '利息到账' },
    content: { en_US: '{{amount}} USDT of interest was added to your savings.', zh_CN: '{{amount}} USDT 利息已计入您的储蓄。' },
  },
} as const;
