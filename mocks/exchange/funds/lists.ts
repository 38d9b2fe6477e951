import {
  account,
  depositState,
  financialRecord,
  internalNetwork,
  withdrawalState,
  type AccountType,
  type Deposit,
  type FundsRecord,
  type Withdrawal,
} from '@/contract/capital';
import { coins, type Coin } from '@fixtures/coins';
import type { FundsContext } from './context';
import type { Rewards } from '../rewards/rewards';
import { explorerOf } from './chains';
import type { Deposits } from './deposits';
import type { DepositTargets } from './depositTargets';
import type { StoredDeposit, StoredWithdrawal } from './records';

interface RecordFilter {
  readonly id?: string | undefined;
  readonly coinId?: number | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
  readonly pageNum: number;
  readonly pageSize: number;
}

interface Listed<Row> {
  readonly list: Row[];
  readonly totalCount: number;
}

/** Lists of a user's deposits and withdrawals, newest first. */
export interface Lists {
  deposits(owner: number, filter: RecordFilter & { state?: number | undefined }, at: number): Listed<Deposit>;
  withdrawals(owner: number, filter: RecordFilter & { state?: number | undefined }): Listed<Withdrawal>;
  /** Deposits, withdrawals and rewards together, or one type of them. */
  all(owner: number, filter: RecordFilter & { type?: number | undefined }): Listed<FundsRecord>;
  /** The coins that a user holds or has held, or that are being deposited. */
  coins(owner: number): Coin[];
}

const newestFirst = [
  ['createdTime', 'desc'],
  ['id', 'desc'],
] as const;

export function createLists(
  { db, ledger }: Pick<FundsContext, 'db' | 'ledger'>,
  deposits: Deposits,
  rewarded: Rewards,
  targets: DepositTargets,
): Lists {
  const where = (owner: number, { id, coinId, startTime, endTime }: RecordFilter) => ({
    owner,
    id,
    coinId,
    createdTime: { from: startTime, to: endTime },
  });
  const pageOf = ({ pageNum, pageSize }: RecordFilter) => ({ num: pageNum, size: pageSize });
  return {
    deposits: (owner, { state, ...filter }, at) => {
      const { list, total } = db.deposits.find({ where: { ...where(owner, filter), state }, sort: newestFirst, page: pageOf(filter) });
      return {
        list: list.map((deposit) => shownDeposit(deposit, deposits.confirmations(deposit, at), targets.of(owner, deposit.coinId))),
        totalCount: total,
      };
    },
    withdrawals: (owner, { state, ...filter }) => {
      const { list, total } = db.withdrawals.find({ where: { ...where(owner, filter), state }, sort: newestFirst, page: pageOf(filter) });
      return { list: list.map(shownWithdrawal), totalCount: total };
    },
    all: (owner, { type, ...filter }) => {
      // The newest rows of each type that could be on the page suffice.
      const query = {
        where: where(owner, filter),
        sort: newestFirst,
        page: { num: 1, size: Math.min(filter.pageNum * filter.pageSize, Number.MAX_SAFE_INTEGER) },
      };
      const nothing = { list: [], total: 0 };
      const includesType = (kind: number) => type === undefined || type === kind;
      const incoming = includesType(financialRecord.deposit) ? db.deposits.find(query) : nothing;
      const outgoing = includesType(financialRecord.withdrawal) ? db.withdrawals.find(query) : nothing;
      const rewards = includesType(financialRecord.reward) ? rewarded.of(owner, filter) : [];
      const rows = [...incoming.list.map(depositRow), ...outgoing.list.map(withdrawalRow), ...rewards].toSorted(
        (a, b) => b.createdTime - a.createdTime || (a.id < b.id ? 1 : -1),
      );
      const first = (filter.pageNum - 1) * filter.pageSize;
      return { list: rows.slice(first, first + filter.pageSize), totalCount: incoming.total + outgoing.total + rewards.length };
    },
    coins: (owner) => {
      const coinIds = new Set([
        ...ledger.holdings(owner).map(({ coinId }) => coinId),
        ...db.deposits.find({ where: { owner, state: depositState.confirming } }).list.map(({ coinId }) => coinId),
      ]);
      return coins.filter(({ coinId }) => coinIds.has(coinId));
    },
  };
}

/** A deposit as shown to its owner, without internal fields. */
export const shownDeposit = ({ owner: _owner, ...deposit }: StoredDeposit, confirmations: number, target: AccountType): Deposit => ({
  ...deposit,
  account: deposit.account ?? (deposit.state === depositState.credited ? account.spot : target),
  confirmations,
  txUrl: txUrlOf(deposit),
});
export const shownWithdrawal = ({ owner: _owner, usdt: _usdt, steps, ...withdrawal }: StoredWithdrawal): Withdrawal => ({
  ...withdrawal,
  txUrl: txUrlOf(withdrawal),
  steps: steps ?? [
    { state: withdrawalState.review, time: withdrawal.createdTime },
    ...(withdrawal.state === withdrawalState.review ? [] : [{ state: withdrawal.state, time: withdrawal.updatedTime }]),
  ],
});

/** The explorer URL of a transaction; empty if it is internal or has no hash. */
const txUrlOf = ({ network, txHash }: Pick<StoredDeposit, 'network' | 'txHash'>): string =>
  network === internalNetwork || txHash === '' ? '' : `${explorerOf(network)}tx/${txHash}`;

const depositRow = ({ id, coinId, coinName, network, amount, address, txHash, state, createdTime }: StoredDeposit): FundsRecord => ({
  id,
  type: financialRecord.deposit,
  reward: null,
  coinId,
  coinName,
  network,
  amount,
  fee: '0',
  address,
  txHash,
  state,
  createdTime,
});
const withdrawalRow = ({
  id,
  coinId,
  coinName,
  network,
  amount,
  fee,
  address,
  txHash,
  state,
  createdTime,
}: StoredWithdrawal): FundsRecord => ({
  id,
  type: financialRecord.withdrawal,
  reward: null,
  coinId,
  coinName,
  network,
  amount,
  fee,
  address,
  txHash,
  state,
  createdTime,
});
