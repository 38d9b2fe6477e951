import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** Inbox texts about identity verification. */
export const identityNotices = {
  identityPassed: {
    ...messageCategory.system,
    bizType: bizType.realNameSuccess,
    title: { en_US: 'Identity verified', zh_CN: '身份认证通过' },
    content: { en_US: 'Your identity verification was approved.', zh_CN: '您的身份认证已审核通过。' },
  },
  identityFailed: {
    ...messageCategory.system,
    bizType: bizType.realNameFailed,
    title: { en_US: 'Identity not verified', zh_CN: '身份认证未通过' },
    content: {
      en_US: 'Your identity verification was not approved. See the reason and apply again.',
      zh_CN: '您的身份认证未通过审核，请查看原因后重新提交。',
    },
  },
} as const;
