import { account, capital, withdrawalVersion } from '@/contract/capital';
import type { Ask, Examples } from './example';
import { securityCodes } from './securityCodes';

const usdt = 52;
const transfer = { amount: '12.5', coinId: usdt, coinName: 'USDT', type: 25 };
const network = 'ETH';
const address = `0x${'5a'.repeat(20)}`;
const entry = { coinId: usdt, network, address, remark: 'Hardware wallet' };
const withdrawal = { bver: withdrawalVersion, coinId: usdt, network, address, amount: '150' } as const;

const depositAddress = (ask: Ask) => ask(capital.coinAddress, { body: { coinId: usdt, network } });
const createdAddress = (ask: Ask) => ask(capital.createAddress, { body: entry });

export const capitalExamples: Examples<typeof capital> = {
  submitTransfer: { input: { body: transfer } },
  submitCapitalTransfer: { input: { body: transfer } },
  precheckTransfer: { input: { body: transfer } },
  transferInfo: { input: { query: { coinId: usdt } } },
  walletInfo: { input: { query: { coinId: usdt, type: 25, wallet: account.spot } } },
  wallets: { input: { query: { coinId: usdt } } },
  coins: { input: { query: { type: 25 } } },
  networks: { input: { query: { coinId: usdt } } },
  coinAddress: { input: { body: { coinId: usdt, network } } },
  createDepositAddress: { input: { body: { network, remark: 'Savings' } } },
  depositAddresses: { input: { body: { coinId: usdt } } },
  remarkDepositAddress: { input: async (ask) => ({ body: { id: (await depositAddress(ask)).id, remark: 'Salary' } }) },
  selectDepositAddress: {
    input: async (ask) => {
      const { id } = await depositAddress(ask);
      await ask(capital.createDepositAddress, { body: { network } });
      return { body: { id } };
    },
  },
  depositAccount: { input: { query: { coinId: usdt } } },
  selectDepositAccount: { input: { body: { coinId: usdt, account: account.perpetual } } },
  networksOfAddress: { input: { query: { address, coinId: usdt } } },
  validateAddress: { input: { query: { coinId: usdt, network, address } } },
  editAddressSetting: { input: async (ask) => ({ body: { isWhitelistOn: true, ...(await securityCodes(ask)) } }) },
  addressBook: { input: { body: { coinId: usdt } } },
  addressPage: { input: { body: { pageNum: 1, pageSize: 10 } } },
  createAddress: { input: { body: entry } },
  remarkAddress: { input: async (ask) => ({ body: { id: (await createdAddress(ask)).id, remark: 'Old wallet' } }) },
  removeAddress: { input: async (ask) => ({ query: { id: (await createdAddress(ask)).id } }) },
  withdrawInfo: { input: { query: { coinId: usdt } } },
  withdraw: { input: async (ask) => ({ body: { ...withdrawal, ...(await securityCodes(ask)) } }) },
  cancelWithdrawal: {
    input: async (ask) => ({ body: { id: (await ask(capital.withdraw, { body: { ...withdrawal, ...(await securityCodes(ask)) } })).id } }),
  },
};
