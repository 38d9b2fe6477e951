import { bizType, messageModule, subModule } from '@/contract/inmail';

/** Inbox texts about live rooms. */
export const liveNotices = {
  liveUpcoming: {
    module: messageModule.announcement,
    subModule: subModule.latestActivity,
    bizType: bizType.liveUpcoming,
    title: { en_US: 'Live soon: {{topic}}', zh_CN: '直播预告：{{topic}}' },
    content: { en_US: 'The live session “{{topic}}” is about to start.', zh_CN: '直播“{{topic}}”即将开始。' },
  },
} as const;
