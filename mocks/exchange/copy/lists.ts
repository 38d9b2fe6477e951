import { add, isGreater, multiply, subtract, type Decimal } from '@/contract/decimal';
import {
  copyPositionState,
  copyTradeState,
  type CopyFilter,
  type CopyRecord,
  type CopyStatistics,
  type Copier,
  type CopyTrade,
  type ProfitShareRecord,
} from '@/contract/copyTrading';
import { profitAt } from '@/contract/swap';
import type { CopyContext } from './context';
import type { Copying } from './copying';
import type { Leads } from './leads';
import type { StoredCopy, StoredFollow } from './records';

interface Page {
  readonly pageNum: number;
  readonly pageSize: number;
}
interface List<Row> {
  readonly list: Row[];
  readonly totalCount: number;
}

/** The copiers' and lead traders' views of their own copying. */
export interface Lists {
  follow(follow: StoredFollow, at: number): CopyTrade;
  /** The lead traders that a user copies, or copied in the past. */
  follows(owner: number, isPast: boolean, page: Page, at: number): List<CopyTrade>;
  /** Copied positions: open ones, or closed and rejected ones. */
  copies(owner: number, isOpen: boolean, filter: CopyFilter, at: number): List<CopyRecord>;
  statistics(owner: number, traderUid: number | undefined, at: number): CopyStatistics;
  copiers(traderUid: number, page: Page): List<Copier>;
  shares(traderUid: number, page: Page): List<ProfitShareRecord>;
}

const running = [copyTradeState.active, copyTradeState.paused];
const closedStates = [copyPositionState.closed, copyPositionState.rejected];

export function createLists({ db, market }: CopyContext, leads: Leads, copying: Copying): Lists {
  const nicknameOf = (traderUid: number) => leads.find(traderUid)?.nickname ?? String(traderUid);
  const unrealised = ({ side, amount, openPrice, contractCode }: StoredCopy, at: number): Decimal =>
    profitAt({ contractCode, side, amount, cost: multiply(amount, openPrice) }, market.contractTicker(contractCode, at).mark);
  const openOf = (where: { owner: number; traderUid?: number; followId?: string }) =>
    db.copies.find({ where: { ...where, state: copyPositionState.open } }).list;

  const follow: Lists['follow'] = (stored, at) => ({
    traderUid: stored.traderUid,
    nickname: nicknameOf(stored.traderUid),
    photo: db.users.get(stored.traderUid)?.photo ?? '',
    state: stored.state,
    endReason: stored.endReason,
    setting: { ...stored.setting, contracts: [...stored.setting.contracts] },
    profitShare: stored.profitShare,
    margin: copying.margin(stored.id),
    pnl: stored.pnl,
    unrealised: add(...openOf({ owner: stored.owner, followId: stored.id }).map((copy) => unrealised(copy, at))),
    paidShare: stored.paidShare,
    trades: stored.trades,
    startTime: stored.startTime,
    endTime: stored.endTime,
  });

  return {
    follow,
    follows: (owner, isPast, { pageNum, pageSize }, at) => {
      const { list, total } = db.follows.find({
        where: { owner, state: isPast ? copyTradeState.ended : running },
        sort: [
          ['startTime', 'desc'],
          ['id', 'desc'],
        ],
        page: { num: pageNum, size: pageSize },
      });
      return { list: list.map((each) => follow(each, at)), totalCount: total };
    },
    copies: (owner, isOpen, { pageNum, pageSize, state, startTime, endTime, ...filter }, at) => {
      const states = isOpen ? [copyPositionState.open] : closedStates;
      const wantedStates = state === undefined ? states : states.filter((each) => each === state);
      const { list, total } = db.copies.find({
        where: { ...filter, owner, state: wantedStates, openTime: { from: startTime, to: endTime } },
        sort: [
          ['openTime', 'desc'],
          ['id', 'desc'],
        ],
        page: { num: pageNum, size: pageSize },
      });
      return {
        list: list.map((copy) => ({
          ...toCopyRecord(copy),
          nickname: nicknameOf(copy.traderUid),
          ...(isOpen ? { pnl: unrealised(copy, at) } : {}),
        })),
        totalCount: total,
      };
    },
    statistics: (owner, traderUid, at) => {
      const scope = traderUid === undefined ? { owner } : { owner, traderUid };
      const follows = db.follows.find({ where: scope }).list;
      const closed = db.copies.find({ where: { ...scope, state: copyPositionState.closed } }).list;
      const open = openOf(scope);
      const pnl = add(...follows.map((each) => each.pnl));
      const paidShare = add(...follows.map((each) => each.paidShare));
      return {
        traders: follows.filter(({ state }) => state !== copyTradeState.ended).length,
        margin: add(...open.map(({ margin }) => margin)),
        pnl,
        unrealised: add(...open.map((copy) => unrealised(copy, at))),
        paidShare,
        netPnl: subtract(pnl, paidShare),
        trades: closed.length,
        wins: closed.filter((copy) => isGreater(copy.pnl, '0')).length,
        rejected: db.copies.count({ ...scope, state: copyPositionState.rejected }),
      };
    },
    copiers: (traderUid, { pageNum, pageSize }) => {
      const { list, total } = db.follows.find({
        where: { traderUid, state: running },
        sort: [
          ['startTime', 'desc'],
          ['id', 'desc'],
        ],
        page: { num: pageNum, size: pageSize },
      });
      return {
        list: list.map((each) => ({
          copierUid: each.owner,
          nickname: db.users.get(each.owner)?.fnickname ?? String(each.owner),
          state: each.state,
          margin: copying.margin(each.id),
          pnl: each.pnl,
          paidShare: each.paidShare,
          trades: each.trades,
          startTime: each.startTime,
        })),
        totalCount: total,
      };
    },
    shares: (traderUid, { pageNum, pageSize }) => {
      const { list, total } = db.profitShares.find({
        where: { traderUid },
        sort: [
          ['time', 'desc'],
          ['id', 'desc'],
        ],
        page: { num: pageNum, size: pageSize },
      });
      return {
        list: list.map(({ traderUid: _traderUid, leadPositionId: _lead, ...share }) => ({
          ...share,
          copierName: db.users.get(share.copierUid)?.fnickname ?? String(share.copierUid),
        })),
        totalCount: total,
      };
    },
  };
}

const toCopyRecord = (copy: StoredCopy): Omit<CopyRecord, 'nickname'> => ({
  id: copy.id,
  traderUid: copy.traderUid,
  contractCode: copy.contractCode,
  side: copy.side,
  leverage: copy.leverage,
  marginMode: copy.marginMode,
  leadPositionId: copy.leadPositionId,
  state: copy.state,
  reason: copy.reason,
  amount: copy.amount,
  margin: copy.margin,
  openPrice: copy.openPrice,
  closePrice: copy.closePrice,
  fee: copy.fee,
  funding: copy.funding,
  pnl: copy.pnl,
  profitShare: copy.profitShare,
  openTime: copy.openTime,
  closeTime: copy.closeTime,
});
