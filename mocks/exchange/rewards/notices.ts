import { bizType, messageModule, subModule } from '@/contract/inmail';

/** Messages about rewards. */
export const rewardNotices = {
  rewardGranted: {
    module: messageModule.trade,
    subModule: subModule.rewardGifting,
    bizType: bizType.benefitsFirst,
    title: { en_US: 'Reward received', zh_CN: '奖励到账' },
    content: {
      en_US: 'A {{amount}} USDT trading fund is waiting in your benefits centre.',
      zh_CN: '{{amount}} USDT 体验金已发放至福利中心。',
    },
  },
} as const;
