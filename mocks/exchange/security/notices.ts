import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** Inbox texts about accounts and logins. */
export const securityNotices = {
  registered: {
    ...messageCategory.system,
    bizType: bizType.registerSuccess,
    title: { en_US: 'Welcome', zh_CN: '注册成功' },
    content: {
      en_US: 'Your account is ready. Verify your identity to raise your limits.',
      zh_CN: '您的账户已开通，完成身份认证可提升额度。',
    },
  },
  loggedIn: {
    ...messageCategory.system,
    bizType: bizType.loginSuccess,
    title: { en_US: 'New login', zh_CN: '登录提醒' },
    content: {
      en_US: 'Your account was logged in to from {{device}}. If this was not you, change your password.',
      zh_CN: '您的账户于 {{device}} 登录，如非本人操作请立即修改密码。',
    },
  },
  newDevice: {
    ...messageCategory.system,
    bizType: bizType.loginSuccess,
    title: { en_US: 'Login from a new device', zh_CN: '新设备登录' },
    content: {
      en_US: 'Your account was logged in to from {{device}} for the first time. Withdrawals are suspended for 24 hours.',
      zh_CN: '您的账户首次于 {{device}} 登录，24 小时内暂停提现。',
    },
  },
  passwordChanged: {
    ...messageCategory.system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Password changed', zh_CN: '密码已修改' },
    content: {
      en_US: 'Your login password was changed. Withdrawals are suspended for 24 hours.',
      zh_CN: '您的登录密码已修改，24 小时内暂停提现。',
    },
  },
  securityChanged: {
    ...messageCategory.system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Security settings changed', zh_CN: '安全设置已修改' },
    content: {
      en_US: 'Your security settings were changed. If this was not you, contact support.',
      zh_CN: '您的安全设置已修改，如非本人操作请联系客服。',
    },
  },
  recoveryCodeUsed: {
    ...messageCategory.system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Recovery code used', zh_CN: '恢复码已使用' },
    content: {
      en_US:
        'A recovery code was used in place of your authenticator. Codes left: {{left}}. If this was not you, freeze your account and contact support.',
      zh_CN: '您的恢复码已代替身份验证器使用，剩余 {{left}} 个。如非本人操作，请立即冻结账户并联系客服。',
    },
  },
  factorLossReported: {
    ...messageCategory.system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Removal of a verification method requested', zh_CN: '已申请移除验证方式' },
    content: {
      en_US:
        'A verification method is removed from your account in 24 hours. If this was not you, cancel the removal in your security settings and change your password.',
      zh_CN: '您的一项验证方式将在 24 小时后移除。如非本人操作，请在安全设置中取消移除并修改密码。',
    },
  },
  factorLossWithdrawn: {
    ...messageCategory.system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Removal canceled', zh_CN: '移除申请已取消' },
    content: {
      en_US: 'The removal of a verification method was canceled. Nothing has changed.',
      zh_CN: '移除验证方式的申请已取消，您的安全设置未变更。',
    },
  },
  frozenByOwner: {
    ...messageCategory.system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Account frozen', zh_CN: '账户已冻结' },
    content: {
      en_US: 'You froze your account. Trading, transfers and withdrawals are suspended until customer service reactivates it.',
      zh_CN: '您已冻结账户。交易、划转和提现均已暂停，恢复请联系客服。',
    },
  },
  accountFrozen: {
    ...messageCategory.system,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Account frozen', zh_CN: '账户已冻结' },
    content: {
      en_US: 'Your account is frozen while we look into an unusual withdrawal. Please contact support.',
      zh_CN: '因异常提现正在核查，您的账户已被冻结，请联系客服。',
    },
  },
} as const;
