import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

const category = { ...messageCategory.trade, bizType: bizType.accountInfoModified } as const;

/** Inbox texts about payments. */
export const payNotices = {
  paymentSent: {
    ...category,
    title: { en_US: 'Payment sent', zh_CN: '付款成功' },
    content: { en_US: 'You paid {{amount}} {{coin}} to {{name}}.', zh_CN: '您已向 {{name}} 付款 {{amount}} {{coin}}。' },
  },
  paymentReceived: {
    ...category,
    title: { en_US: 'Payment received', zh_CN: '收款到账' },
    content: {
      en_US: '{{name}} paid you {{amount}} {{coin}}. It is in your spot account.',
      zh_CN: '{{name}} 向您付款 {{amount}} {{coin}}，已入账您的现货账户。',
    },
  },
  paymentRequested: {
    ...category,
    title: { en_US: 'Payment request', zh_CN: '收到收款请求' },
    content: {
      en_US: '{{name}} requests {{amount}} {{coin}} from you. Only pay people you know.',
      zh_CN: '{{name}} 向您请求收款 {{amount}} {{coin}}。请仅向您认识的人付款。',
    },
  },
  paymentRequestDeclined: {
    ...category,
    title: { en_US: 'Payment request declined', zh_CN: '收款请求被拒绝' },
    content: {
      en_US: '{{name}} declined your request for {{amount}} {{coin}}.',
      zh_CN: '{{name}} 拒绝了您 {{amount}} {{coin}} 的收款请求。',
    },
  },
} as const;
