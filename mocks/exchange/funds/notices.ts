import { bizType } from '@/contract/inmail';
import { messageCategory } from '../inbox/notices';

const depositArrived = {
  ...messageCategory.trade,
  bizType: bizType.depositSuccess,
  title: { en_US: 'Deposit received', zh_CN: '充值到账' },
} as const;

/** Messages about deposits and withdrawals. */
export const fundsNotices = {
  depositProcessing: {
    ...messageCategory.trade,
    bizType: bizType.depositProcessing,
    title: { en_US: 'Deposit detected', zh_CN: '充值确认中' },
    content: {
      en_US: '{{amount}} {{coin}} was detected on {{network}} and will be credited after {{confirmations}} confirmations.',
      zh_CN: '已在 {{network}} 检测到 {{amount}} {{coin}}，{{confirmations}} 次确认后入账。',
    },
  },
  depositArrived: {
    ...depositArrived,
    content: { en_US: '{{amount}} {{coin}} was credited to your spot account.', zh_CN: '{{amount}} {{coin}} 已入账您的现货账户。' },
  },
  depositArrivedMargin: {
    ...depositArrived,
    content: {
      en_US: '{{amount}} {{coin}} was credited to your cross margin account.',
      zh_CN: '{{amount}} {{coin}} 已入账您的全仓杠杆账户。',
    },
  },
  depositArrivedContract: {
    ...depositArrived,
    content: { en_US: '{{amount}} {{coin}} was credited to your contract account.', zh_CN: '{{amount}} {{coin}} 已入账您的合约账户。' },
  },
  withdrawalDone: {
    ...messageCategory.trade,
    bizType: bizType.withdrawalSuccess,
    title: { en_US: 'Withdrawal complete', zh_CN: '提现成功' },
    content: {
      en_US: 'Your withdrawal of {{amount}} {{coin}} is on its way to {{address}}.',
      zh_CN: '您提现的 {{amount}} {{coin}} 已发往 {{address}}。',
    },
  },
  withdrawalRejected: {
    ...messageCategory.trade,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Withdrawal rejected', zh_CN: '提现被拒绝' },
    content: {
      en_US: 'Your withdrawal of {{amount}} {{coin}} to {{address}} did not pass our review. The funds are available again.',
      zh_CN: '您提现 {{amount}} {{coin}} 至 {{address}} 的申请未通过审核，资金已退回。',
    },
  },
  withdrawalFailed: {
    ...messageCategory.trade,
    bizType: bizType.accountInfoModified,
    title: { en_US: 'Withdrawal failed', zh_CN: '提现失败' },
    content: {
      en_US:
        'The network rejected your withdrawal of {{amount}} {{coin}} to {{address}}. The amount and the fee are back in your spot account.',
      zh_CN: '您提现 {{amount}} {{coin}} 至 {{address}} 的交易被网络拒绝，本金与手续费已退回现货账户。',
    },
  },
} as const;
