import { bizType, messageModule, subModule } from '@/contract/inmail';

/** Inbox texts about rewards. */
export const rewardNotices = {
  taskRewarded: {
    module: messageModule.trade,
    subModule: subModule.rewardGifting,
    bizType: bizType.rewardFirst,
    title: { en_US: 'Task reward received', zh_CN: '任务奖励已到账' },
    content: {
      en_US: '{{amount}} {{coin}} for a completed newcomer task is in your spot account.',
      zh_CN: '您已完成新手任务，奖励 {{amount}} {{coin}} 已发放至现货账户。',
    },
  },
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
