import { account, type capital } from '@/contract/capital';
import type { Examples } from './example';

const transfer = { amount: '12.5', coinId: 52, coinName: 'USDT', type: 25 };

export const capitalExamples: Examples<typeof capital> = {
  submitTransfer: { input: { body: transfer } },
  submitCapitalTransfer: { input: { body: transfer } },
  precheckTransfer: { input: { body: transfer } },
  transferInfo: { input: { query: { coinId: 52 } } },
  walletInfo: { input: { query: { coinId: 52, type: 25, wallet: account.spot } } },
  wallets: { input: { query: { coinId: 52 } } },
  coins: { input: { query: { type: 25 } } },
};
