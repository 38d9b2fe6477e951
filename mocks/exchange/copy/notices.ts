import { bizType, messageModule, subModule } from '@/contract/inmail';

const contractCopy = { module: messageModule.trade, subModule: subModule.contractCopy, bizType: bizType.orderBearer };

/** Inbox texts for copiers and lead traders. */
export const copyNotices = {
  copyOpened: {
    ...contractCopy,
    title: { en_US: 'Lead trader opened a position', zh_CN: '带单员已开仓' },
    content: { en_US: '{{trader}} opened {{contract}}. Your copy follows.', zh_CN: '{{trader}} 已开仓 {{contract}}，您的跟单同步进行。' },
  },
  copyClosed: {
    ...contractCopy,
    title: { en_US: 'Copied position closed', zh_CN: '跟单已平仓' },
    content: { en_US: 'Your copy of {{trader}} in {{contract}} was closed.', zh_CN: '您跟随 {{trader}} 的 {{contract}} 仓位已平仓。' },
  },
  copyRejected: {
    ...contractCopy,
    title: { en_US: 'Position not copied', zh_CN: '跟单失败' },
    content: {
      en_US: '{{trader}} opened {{contract}}, but your settings or balance did not allow the copy.',
      zh_CN: '{{trader}} 已开仓 {{contract}}，但您的设置或余额不满足跟单条件。',
    },
  },
  copierJoined: {
    ...contractCopy,
    title: { en_US: 'You have a new copier', zh_CN: '新增跟单者' },
    content: { en_US: 'A user started copying your positions.', zh_CN: '有用户开始跟随您的仓位。' },
  },
  copierRemoved: {
    ...contractCopy,
    title: { en_US: 'Copying ended', zh_CN: '跟单已被终止' },
    content: {
      en_US: '{{trader}} ended your copying. Your open copied positions were closed.',
      zh_CN: '{{trader}} 已终止您的跟单，未平的跟单仓位将被平仓。',
    },
  },
  leadPassed: {
    ...contractCopy,
    title: { en_US: 'You are now a lead trader', zh_CN: '带单员申请已通过' },
    content: {
      en_US: 'Your application was approved. Positions you open can be copied from now on.',
      zh_CN: '您的申请已通过，之后的开仓可被跟随。',
    },
  },
  leadRefused: {
    ...contractCopy,
    title: { en_US: 'Your application was not approved', zh_CN: '带单员申请未通过' },
    content: {
      en_US: 'Your application for lead trading was not approved. See the requirements and apply again.',
      zh_CN: '您的带单员申请未通过，请查看条件后重新申请。',
    },
  },
} as const;
