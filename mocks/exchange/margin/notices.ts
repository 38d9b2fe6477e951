import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** Messages about the risk of margin accounts. */
export const marginNotices = {
  isolatedWarned: {
    ...messageCategory.warning,
    bizType: bizType.closeSuccess,
    title: { en_US: 'Margin warning', zh_CN: '杠杆风险提醒' },
    content: {
      en_US: 'Your {{pair}} margin account is close to liquidation. Add assets or repay.',
      zh_CN: '您的 {{pair}} 逐仓杠杆账户接近强平，请追加资产或还款。',
    },
  },
  isolatedLiquidated: {
    ...messageCategory.warning,
    bizType: bizType.closeSuccess,
    title: { en_US: 'Margin account liquidated', zh_CN: '杠杆账户已强平' },
    content: {
      en_US: 'Your {{pair}} margin account was liquidated and its debt repaid.',
      zh_CN: '您的 {{pair}} 逐仓杠杆账户已被强平，借款已归还。',
    },
  },
  crossWarned: {
    ...messageCategory.warning,
    bizType: bizType.closeSuccess,
    title: { en_US: 'Margin warning', zh_CN: '杠杆风险提醒' },
    content: {
      en_US: 'Your cross-margin account is close to liquidation. Add assets or repay.',
      zh_CN: '您的全仓杠杆账户接近强平，请追加资产或还款。',
    },
  },
  crossLiquidated: {
    ...messageCategory.warning,
    bizType: bizType.closeSuccess,
    title: { en_US: 'Margin account liquidated', zh_CN: '杠杆账户已强平' },
    content: {
      en_US: 'Your cross-margin account was liquidated and its debt repaid.',
      zh_CN: '您的全仓杠杆账户已被强平，借款已归还。',
    },
  },
} as const;
