import { bizType, messageModule, subModule } from '@/contract/inmail';
import type { ServerText } from '../texts';
import { copyNotices } from './copy/notices';
import { marginNotices } from './margin/notices';
import { positionNotices } from './contracts/notices';
import { spotNotices } from './spot/notices';

/** What kind of message an event writes: where it is filed and what it says; `{{name}}` is filled from the event. */
export interface Notice {
  readonly module: number;
  readonly subModule: number;
  readonly bizType: number;
  readonly title: ServerText;
  readonly content: ServerText;
}

const system = { module: messageModule.system, subModule: 0 };
const announcement = { module: messageModule.announcement, subModule: 0 };
const trade = { module: messageModule.trade, subModule: 0 };

/** Every message the simulated exchange can write, by name. */
export const notices = {
  registered: {
    ...system,
    bizType: bizType.registerSuccess,
    title: { en_US: 'Welcome', zh_CN: '注册成功' },
    content: {
      en_US: 'Your account is ready. Verify your identity to raise your limits.',
      zh_CN: '您的账户已开通，完成身份认证可提升额度。',
    },
  },
  loggedIn: {
    ...system,
    bizType: bizType.loginSuccess,
    title: { en_US: 'New login', zh_CN: '登录提醒' },
    content: {
      en_US: 'Your account was logged in to from {{device}}. If this was not you, change your password.',
      zh_CN: '您的账户于 {{device}} 登录，如非本人操作请立即修改密码。',
    },
  },
  newDevice: {
    ...system,
    bizType: bizType.loginSuccess,
    title: { en_US: 'Login from a new device', zh_CN: '新设备登录' },
    content: {
      en_US: 'Your account was logged in to from {{device}} for the first time. Withdrawals are suspended for 24 hours.',
      zh_CN: '您的账户首次于 {{device}} 登录，24 小时内暂停提现。',
    },
  },
  passwordChanged: {
    ...system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Password changed', zh_CN: '密码已修改' },
    content: {
      en_US: 'Your login password was changed. Withdrawals are suspended for 24 hours.',
      zh_CN: '您的登录密码已修改，24 小时内暂停提现。',
    },
  },
  securityChanged: {
    ...system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Security settings changed', zh_CN: '安全设置已修改' },
    content: {
      en_US: 'Your security settings were changed. If this was not you, contact support.',
      zh_CN: '您的安全设置已修改，如非本人操作请联系客服。',
    },
  },
  accountFrozen: {
    ...system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Account frozen', zh_CN: '账户已冻结' },
    content: {
      en_US: 'Your account is frozen while we look into an unusual withdrawal. Please contact support.',
      zh_CN: '因异常提现正在核查，您的账户已被冻结，请联系客服。',
    },
  },
  identityPassed: {
    ...system,
    bizType: bizType.realNameSuccess,
    title: { en_US: 'Identity verified', zh_CN: '身份认证通过' },
    content: { en_US: 'Your identity verification was approved.', zh_CN: '您的身份认证已审核通过。' },
  },
  identityFailed: {
    ...system,
    bizType: bizType.realNameFailed,
    title: { en_US: 'Identity not verified', zh_CN: '身份认证未通过' },
    content: {
      en_US: 'Your identity verification was not approved. See the reason and apply again.',
      zh_CN: '您的身份认证未通过审核，请查看原因后重新提交。',
    },
  },
  transferBooked: {
    ...trade,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Transfer complete', zh_CN: '划转到账' },
    content: { en_US: '{{amount}} {{coin}} moved between your accounts.', zh_CN: '{{amount}} {{coin}} 已在您的账户间完成划转。' },
  },
  depositArrived: {
    ...trade,
    bizType: bizType.depositSuccess,
    title: { en_US: 'Deposit received', zh_CN: '充值到账' },
    content: { en_US: '{{amount}} {{coin}} was credited to your spot account.', zh_CN: '{{amount}} {{coin}} 已入账您的现货账户。' },
  },
  withdrawalDone: {
    ...trade,
    bizType: bizType.withdrawalSuccess,
    title: { en_US: 'Withdrawal complete', zh_CN: '提现成功' },
    content: {
      en_US: 'Your withdrawal of {{amount}} {{coin}} is on its way to {{address}}.',
      zh_CN: '您提现的 {{amount}} {{coin}} 已发往 {{address}}。',
    },
  },
  depositProcessing: {
    ...trade,
    bizType: bizType.depositProcessing,
    title: { en_US: 'Deposit detected', zh_CN: '充值确认中' },
    content: {
      en_US: '{{amount}} {{coin}} was detected on {{network}} and will be credited after {{confirmations}} confirmations.',
      zh_CN: '已在 {{network}} 检测到 {{amount}} {{coin}}，{{confirmations}} 次确认后入账。',
    },
  },
  withdrawalRejected: {
    ...trade,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Withdrawal rejected', zh_CN: '提现被拒绝' },
    content: {
      en_US: 'Your withdrawal of {{amount}} {{coin}} to {{address}} did not pass our review. The funds are available again.',
      zh_CN: '您提现 {{amount}} {{coin}} 至 {{address}} 的申请未通过审核，资金已退回。',
    },
  },
  ...positionNotices,
  ...copyNotices,
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
    title: { en_US: '{{pair}} breakthrough', zh_CN: '{{pair}} 价格突破' },
    content: { en_US: '{{pair}} moved {{change}}% within {{period}}.', zh_CN: '{{pair}} 在 {{period}} 内波动 {{change}}%。' },
  },
  coinListed: {
    ...announcement,
    bizType: bizType.openTradeNotice,
    title: { en_US: '{{coin}} is now listed', zh_CN: '{{coin}} 已上线' },
    content: {
      en_US: 'Trading of {{coin}}/USDT is open. Deposits are supported on all networks.',
      zh_CN: '{{coin}}/USDT 交易已开放，充值已支持全部网络。',
    },
  },
  maintenance: {
    ...announcement,
    bizType: bizType.openTradeNotice,
    title: { en_US: 'Wallet maintenance for {{coin}}', zh_CN: '{{coin}} 钱包维护通知' },
    content: {
      en_US: 'Deposits and withdrawals of {{coin}} are paused for two hours. Trading is not affected.',
      zh_CN: '{{coin}} 充提将暂停两小时，交易不受影响。',
    },
  },
  liveUpcoming: {
    module: messageModule.announcement,
    subModule: subModule.latestActivity,
    bizType: bizType.liveUpcoming,
    title: { en_US: 'Live soon: {{topic}}', zh_CN: '直播预告：{{topic}}' },
    content: { en_US: 'The live session “{{topic}}” is about to start.', zh_CN: '直播“{{topic}}”即将开始。' },
  },
  ...spotNotices,
  ...marginNotices,
} as const satisfies Record<string, Notice>;

export type NoticeName = keyof typeof notices;
/** The notice of a stored message; undefined for a name this exchange does not know. */
export const noticeOf = (name: string): Notice | undefined => Object.entries(notices).find(([known]) => known === name)?.[1];
const isNoticeName = (name: string): name is NoticeName => Object.hasOwn(notices, name);
/** The names of all notices. */
export const noticeNames = Object.keys(notices).filter(isNoticeName);
