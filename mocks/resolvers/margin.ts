import { account } from '@/contract/capital';
import { isGreater, truncate, type Decimal } from '@/contract/decimal';
import { crossLeverage, hourlyRate, loanPrecision, margin, type IsolatedAccount } from '@/contract/margin';
import { tradeType } from '@/contract/spot';
import { spotMarkets } from '@fixtures/spotMarkets';
import { invalidField, BusinessError } from '../businessError';
import { compareScalars } from '../db/query';
import { coinName, coinsOf, crossCoins, crossOf, isolatedOf, type MarginAccount } from '../exchange/margin/account';
import { interestRowsOf } from '../exchange/margin/interest';
import { borrowTiersOf, marginTiersOf, shownLevels } from '../exchange/margin/marginTiers';
import { isMarginPair, pairById, pairName } from '../exchange/markets';
import { tradeIdOf } from '../exchange/posting';
import { serverTexts } from '../texts';
import type { World } from '../world';
import { implement } from './implement';
import { pageIn } from './paging';

interface RecordQuery {
  readonly pageNum: number;
  readonly pageSize: number;
  readonly coinId?: number | undefined;
  readonly tradeId?: number | undefined;
  readonly startTime?: number | undefined;
  readonly endTime?: number | undefined;
}

export const marginCalls = implement(margin, {
  isolatedAccount: ({ query: { tradeId }, user, world }) => {
    const heldTradeIds = new Set(world.ledger.holdings(user.fid, account.isolatedMargin).map((holding) => tradeIdOf(holding.account)));
    return spotMarkets
      .filter((pair) => isMarginPair(pair.tradeId) && (tradeId === undefined ? heldTradeIds.has(pair.tradeId) : pair.tradeId === tradeId))
      .map((pair) => isolatedAccountOf(world, user.fid, pair.tradeId));
  },
  isolatedAccountDetail: ({ query: { tradeId }, user, world }) => isolatedAccountOf(world, user.fid, tradeId),
  isolatedPair: ({ world }) =>
    spotMarkets
      .filter(({ tradeId }) => isMarginPair(tradeId))
      .map(({ tradeId, base, quote, marginRatio }) => ({
        tradeId,
        tradeName: pairName(tradeId),
        base,
        quote,
        leverage: marginRatio,
        ...shownLevels(marginRatio),
        baseHourlyRate: hourlyRate(base),
        quoteHourlyRate: hourlyRate(quote),
        isopen: world.market.isOpen(tradeId, world.now),
      })),
  isolatedTiers: ({ query: { tradeId } }) => {
    requireMarginPair(tradeId);
    return borrowTiersOf(tradeId);
  },
  isolatedTradeTypes: ({ language }) =>
    Object.values(tradeType).map((each) => ({ tradeType: each, name: serverTexts[`${each}Trade`][language] })),
  isolatedBorrow: ({ body: { tradeId, coinId, amount }, user, world }) => borrowCoin(world, isolatedOf(user.fid, tradeId), coinId, amount),
  isolatedRepay: ({ body: { tradeId, coinId, amount }, user, world }) => repayLoan(world, isolatedOf(user.fid, tradeId), coinId, amount),
  isolatedClosePosition: ({ body: { tradeId }, user, world }) => {
    world.margin.closePosition(user.fid, tradeId);
    return isolatedAccountOf(world, user.fid, tradeId);
  },
  isolatedBorrowRecord: ({ query, user, world }) =>
    toRecordPage(world.db.marginBorrows.find(recordQuery(user.fid, account.isolatedMargin, query))),
  isolatedRepayRecord: ({ query, user, world }) =>
    toRecordPage(world.db.marginRepays.find(recordQuery(user.fid, account.isolatedMargin, query))),
  isolatedInterestRecord: ({ query, user, world }) => interestOf(world, user.fid, account.isolatedMargin, query),
  isolatedTransferRecord: ({ query, user, world }) => transfersOf(world, user.fid, account.isolatedMargin, query),
  isolatedLiquidationRecord: ({ query: { coinId: _coin, ...query }, user, world }) =>
    toRecordPage(world.db.marginLiquidations.find(recordQuery(user.fid, account.isolatedMargin, query))),
  isolatedLiquidationDetail: ({ query: { id }, user, world }) => {
    const found = world.db.marginLiquidations.get(id);
    if (found?.owner !== user.fid) throw new BusinessError('notFound');
    const { steps, ...record } = toRecord(found);
    return { record, steps };
  },
  crossAccount: ({ user, world }) => {
    const cross = crossOf(user.fid);
    const heldCoins = new Set(world.ledger.holdings(user.fid, account.crossMargin).map(({ coinId }) => coinId));
    const owedCoins = world.margin.summary.debtsOf(cross).map(({ coinId }) => coinId);
    const coins = [...new Set([...crossCoins, ...heldCoins, ...owedCoins])];
    return {
      leverage: crossLeverage,
      assets: coins.map((coinId) => world.margin.summary.asset(cross, coinId)),
      ...world.margin.summary.totals(cross),
    };
  },
  crossCoins: () => {
    const limits = marginTiersOf(crossOf(0))[0]?.limits;
    return crossCoins.map((coinId) => ({
      coinId,
      coinName: coinName(coinId),
      hourlyRate: hourlyRate(coinName(coinId)),
      limit: limits?.get(coinId) ?? '0',
    }));
  },
  crossBorrow: ({ body: { coinId, amount }, user, world }) => borrowCoin(world, crossOf(user.fid), coinId, amount),
  crossRepay: ({ body: { coinId, amount }, user, world }) => repayLoan(world, crossOf(user.fid), coinId, amount),
  crossBorrowRecord: ({ query, user, world }) =>
    toRecordPage(world.db.marginBorrows.find(recordQuery(user.fid, account.crossMargin, query))),
  crossRepayRecord: ({ query, user, world }) => toRecordPage(world.db.marginRepays.find(recordQuery(user.fid, account.crossMargin, query))),
  crossInterestRecord: ({ query, user, world }) => interestOf(world, user.fid, account.crossMargin, query),
  crossTransferRecord: ({ query, user, world }) => transfersOf(world, user.fid, account.crossMargin, query),
  crossLiquidationRecord: ({ query: { coinId: _coin, ...query }, user, world }) =>
    toRecordPage(world.db.marginLiquidations.find(recordQuery(user.fid, account.crossMargin, query))),
});

function borrowCoin(world: World, account: MarginAccount, coinId: number, amount: Decimal) {
  checkPrecision(amount);
  return toRecord(world.margin.borrow(account, coinId, amount));
}

function repayLoan(world: World, account: MarginAccount, coinId: number, amount: Decimal | undefined) {
  if (amount !== undefined) checkPrecision(amount);
  return toRecord(world.margin.repay(account, coinId, amount));
}

/** Rejects amounts with more decimals than can be borrowed or repaid. */
function checkPrecision(amount: Decimal): void {
  if (isGreater(amount, truncate(amount, loanPrecision))) throw invalidField('body.amount', `has more than ${loanPrecision} decimals`);
}

function isolatedAccountOf(world: World, owner: number, tradeId: number): IsolatedAccount {
  requireMarginPair(tradeId);
  const margin = isolatedOf(owner, tradeId);
  const { summary } = world.margin;
  const [base = 0, quote = 0] = coinsOf(margin);
  return {
    tradeId,
    tradeName: pairName(tradeId),
    leverage: pairById.get(tradeId)?.marginRatio ?? 0,
    base: summary.asset(margin, base),
    quote: summary.asset(margin, quote),
    ...summary.totals(margin),
    price: world.market.price(tradeId, world.now),
    liquidationPrice: summary.liquidationPrice(margin),
  };
}

function requireMarginPair(tradeId: number): void {
  if (!isMarginPair(tradeId)) throw new BusinessError('marginUnavailable');
}

/** A record without its internal fields. */
const toRecord = <Stored extends { readonly owner: number; readonly wallet: number }>({
  owner: _owner,
  wallet: _wallet,
  ...record
}: Stored) => record;

/** Converts a page of stored records to the response. */
const toRecordPage = <Stored extends { readonly owner: number; readonly wallet: number }>({
  list,
  total,
}: {
  list: readonly Stored[];
  total: number;
}) => ({
  list: list.map(toRecord),
  totalCount: total,
});

const newestFirst = [
  ['createdTime', 'desc'],
  ['id', 'desc'],
] as const;

/** The query for a user's records of a wallet. */
const recordQuery = (owner: number, wallet: number, { pageNum, pageSize, startTime, endTime, ...filter }: RecordQuery) => ({
  where: { ...filter, owner, wallet, createdTime: { from: startTime, to: endTime } },
  sort: newestFirst,
  page: { num: pageNum, size: pageSize },
});

/** One page of a wallet's hourly interest records, newest first. */
function interestOf(world: World, owner: number, wallet: number, query: RecordQuery) {
  const { coinId, tradeId, startTime = 0, endTime = Infinity } = query;
  const rows = interestRowsOf(world, owner, wallet)
    .filter(
      (row) =>
        (coinId === undefined || row.coinId === coinId) &&
        (tradeId === undefined || row.tradeId === tradeId) &&
        row.createdTime >= startTime &&
        row.createdTime <= endTime,
    )
    .toSorted((a, b) => b.createdTime - a.createdTime || compareScalars(b.id, a.id));
  return toRecordPage({ list: pageIn(rows, query), total: rows.length });
}

/** One page of the transfers into and out of a wallet, newest first. */
function transfersOf(world: World, owner: number, wallet: number, { pageNum, pageSize, startTime, endTime, ...filter }: RecordQuery) {
  const { list, total } = world.db.transfers.find({
    where: { ...filter, owner, createdTime: { from: startTime, to: endTime } },
    matching: ({ source, target }) => source === wallet || target === wallet,
    sort: newestFirst,
    page: { num: pageNum, size: pageSize },
  });
  return { list: list.map(({ owner: _owner, ...transfer }) => transfer), totalCount: total };
}
