import { listStatus, web3 } from '@/contract/web3';
import { phoneWallet } from '@fixtures/web3';
import type { Ask, Examples } from './example';

const { accountId } = phoneWallet;
const chain = { chainIndex: '7777', name: 'Homenet', symbol: 'HOME', rpcUrl: 'https://rpc.example', explorerUrl: 'https://scan.example' };
const token = { chainIndex: '1', tokenAddress: `0x${'5eed'.repeat(10)}`, symbol: 'COSY', name: 'Cosy', decimals: 4 };
const native = { chainIndex: '1', tokenAddress: '' };

const address = async (ask: Ask) => {
  const { accountAddress } = await ask(web3.accountDetail, { body: { accountId } });
  return accountAddress[0]?.address ?? '';
};

export const web3Examples: Examples<typeof web3> = {
  generateQrcode: { as: 'visitor' },
  confirmQrcode: {
    as: 'visitor',
    input: async (ask) => ({ body: { qrCodeToken: (await ask(web3.generateQrcode, {})).qrCodeToken, accountName: 'Wallet 01' } }),
  },
  scanLogin: {
    as: 'visitor',
    input: async (ask) => {
      const { qrCodeToken } = await ask(web3.generateQrcode, {});
      await ask(web3.confirmQrcode, { body: { qrCodeToken } });
      return { query: { qrCodeToken } };
    },
  },
  disconnect: { as: 'web3Wallet' },
  determine: { as: 'web3Wallet', input: async (ask) => ({ query: { address: await address(ask) } }) },
  getConfig: { as: 'web3Wallet' },
  updateConfig: { as: 'web3Wallet', input: { body: { showNumbers: false, assetChainIndex: '1' } } },
  saveLoginLog: { as: 'web3Wallet', input: { body: { device: 'Firefox, Linux', ip: '203.0.113.9' } } },
  saveUserWallet: { as: 'web3Wallet', input: { body: { accountName: 'Savings', colorId: 7 } } },
  userDataPage: {
    as: 'web3Wallet',
    input: async (ask) => {
      await ask(web3.saveLoginLog, { body: { device: 'Firefox, Linux', ip: '203.0.113.9' } });
      return { query: { pageSize: 5 } };
    },
  },
  chainAll: { as: 'web3Wallet' },
  chainPage: { as: 'web3Wallet', input: { query: { pageSize: 5 } } },
  tokenAll: { as: 'web3Wallet' },
  tokenPage: { as: 'web3Wallet', input: { query: { chainIndex: '1', keyword: 'usd' } } },
  dexTokenPage: { as: 'web3Wallet', input: { query: { keyword: 'eth', pageSize: 3 } } },
  changeStatusChain: { as: 'web3Wallet', input: { body: { chainIndex: '195', status: listStatus.hidden } } },
  changeStatusToken: { as: 'web3Wallet', input: { body: { ...native, status: listStatus.hidden } } },
  saveChain: { as: 'web3Wallet', input: { body: chain } },
  saveToken: { as: 'web3Wallet', input: { body: token } },
  removeChain: {
    as: 'web3Wallet',
    input: async (ask) => {
      await ask(web3.saveChain, { body: chain });
      return { body: { chainIndex: chain.chainIndex } };
    },
  },
  removeToken: {
    as: 'web3Wallet',
    input: async (ask) => {
      await ask(web3.saveToken, { body: token });
      return { body: { chainIndex: token.chainIndex, tokenAddress: token.tokenAddress } };
    },
  },
  accountData: { as: 'web3Wallet', input: { body: { accountId } } },
  tokenCurrentPrice: { as: 'web3Wallet', input: { body: { tokens: [native] } } },
  balancesByAddress: { as: 'web3Wallet', input: async (ask) => ({ body: { address: await address(ask) } }) },
  walletBalances: { as: 'web3Wallet', input: { body: { accountId } } },
  accountDetail: { as: 'web3Wallet', input: { body: { accountId } } },
  transactions: { as: 'web3Wallet', input: { body: { accountId } } },
  transactionsByAddress: { as: 'web3Wallet', input: async (ask) => ({ body: { address: await address(ask) } }) },
  transactionDetail: {
    as: 'web3Wallet',
    input: async (ask) => {
      const [newest] = (await ask(web3.transactions, { body: { accountId } })).list;
      return { body: { chainIndex: newest?.chainIndex ?? '', txHash: newest?.txHash ?? '' } };
    },
  },
};
