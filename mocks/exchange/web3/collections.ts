import { collection } from '../../db';
import { Phone, QrLogin, StoredCustomToken, StoredTransaction, StoredWalletLogin, Web3Account } from './records';

/** The records of the web3 wallet. */
export const web3Collections = {
  web3Phone: collection({ schema: Phone, key: 'key' }),
  web3Logins: collection({ schema: QrLogin, key: 'token' }),
  web3Accounts: collection({ schema: Web3Account, key: 'accountId' }),
  web3Tokens: collection({ schema: StoredCustomToken, key: 'key', indexes: ['accountId'] }),
  web3Transactions: collection({ schema: StoredTransaction, key: 'key', indexes: ['accountId', 'txHash'] }),
  web3LoginLog: collection({ schema: StoredWalletLogin, key: 'id', indexes: ['accountId'] }),
};
