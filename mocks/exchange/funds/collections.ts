import { collection } from '../../db';
import {
  NetworkSwitch,
  StoredAddress,
  StoredBookAddress,
  StoredDeposit,
  StoredDepositTarget,
  StoredWithdrawal,
  WhitelistSwitch,
} from './records';

/** The records of deposits and withdrawals. */
export const fundsCollections = {
  deposits: collection({ schema: StoredDeposit, key: 'id', indexes: ['owner', ['owner', 'state'], ['owner', 'coinId']] }),
  withdrawals: collection({ schema: StoredWithdrawal, key: 'id', indexes: ['owner', ['owner', 'state'], ['owner', 'coinId']] }),
  depositAddresses: collection({ schema: StoredAddress, key: 'id', indexes: ['owner', ['owner', 'network'], 'address'] }),
  bookAddresses: collection({ schema: StoredBookAddress, key: 'id', indexes: ['owner'] }),
  whitelists: collection({ schema: WhitelistSwitch, key: 'owner' }),
  depositTargets: collection({ schema: StoredDepositTarget, key: 'key' }),
  networkSwitches: collection({ schema: NetworkSwitch, key: 'key' }),
};
