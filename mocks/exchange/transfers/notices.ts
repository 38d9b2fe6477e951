import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

/** Messages about transfers between accounts. */
export const transferNotices = {
  transferBooked: {
    ...messageCategory.trade,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Transfer complete', zh_CN: '划转到账' },
    content: { en_US: '{{amount}} {{coin}} moved between your accounts.', zh_CN: '{{amount}} {{coin}} 已在您的账户间完成划转。' },
  },
} as const;
