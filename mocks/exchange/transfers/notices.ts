import { bizType, messageModule } from '@/contract/inmail';

const trade = { module: messageModule.trade, subModule: 0 };

/** Messages about transfers between accounts. */
export const transferNotices = {
  transferBooked: {
    ...trade,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Transfer complete', zh_CN: '划转到账' },
    content: { en_US: '{{amount}} {{coin}} moved between your accounts.', zh_CN: '{{amount}} {{coin}} 已在您的账户间完成划转。' },
  },
} as const;
