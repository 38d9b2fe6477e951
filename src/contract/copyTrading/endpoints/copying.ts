import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  CopyFilter,
  ClosePositionRequest,
  CopyRecordList,
  CopyStatistics,
  CopyTradeList,
  PauseCopyTradeRequest,
  StopCopyTradeRequest,
} from '../schema/records';
import { CopyCheck, CopyTradeRequest, CopyTrade } from '../schema/copying';
import { OwnTraderQuery, PageQuery } from '../schema/traders';

const unlisted = 'no document lists it, but the pages of a copier require it';

const startCodes = [
  code.accountFrozen,
  code.notFound,
  code.traderClosed,
  code.traderFull,
  code.traderPrivate,
  code.copyRefused,
  code.alreadyCopying,
  code.insufficientBalance,
] as const;

export const startCopyTrade = endpoint('copyTrading.startCopyTrade', {
  method: 'POST',
  path: '/hk-web/swap/v1/perpetual/follows/startCopyTrade',
  access: 'user',
  body: CopyTradeRequest,
  data: CopyTrade,
  codes: startCodes,
  assumed: pathOnly,
});

export const check = endpoint('copyTrading.check', {
  method: 'PUT',
  path: '/hk-web/swap/v1/perpetual/follows/check',
  access: 'user',
  changesState: false,
  body: CopyTradeRequest,
  data: CopyCheck,
  codes: [code.accountFrozen, code.notFound],
  assumed: 'only the path is shown; read as the check of a copy before it starts',
});

export const copyTradeSetting = endpoint('copyTrading.copyTradeSetting', {
  method: 'PUT',
  path: '/hk-web/swap/v1/perpetual/follows/copyTradeSetting',
  access: 'user',
  body: CopyTradeRequest,
  data: CopyTrade,
  codes: [code.accountFrozen, code.notCopying, code.copyRefused],
  assumed: pathOnly,
});

export const currentTraders = endpoint('copyTrading.currentTraders', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/copyTrade/trader/current',
  access: 'user',
  query: PageQuery,
  data: CopyTradeList,
  assumed: unlisted,
});

export const pauseCopyTrade = endpoint('copyTrading.pauseCopyTrade', {
  method: 'POST',
  path: '/hk-web/swap/v1/perpetual/follows/copyTrade/pause',
  access: 'user',
  body: PauseCopyTradeRequest,
  data: CopyTrade,
  codes: [code.notCopying],
  assumed: unlisted,
});

export const stopCopyTrade = endpoint('copyTrading.stopCopyTrade', {
  method: 'POST',
  path: '/hk-web/swap/v1/perpetual/follows/stopCopyTrade',
  access: 'user',
  body: StopCopyTradeRequest,
  data: CopyTrade,
  codes: [code.accountFrozen, code.notCopying],
  assumed: unlisted,
});

export const copyPositions = endpoint('copyTrading.copyPositions', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/copyTrade/order/current',
  access: 'user',
  query: CopyFilter,
  data: CopyRecordList,
  assumed: unlisted,
});

export const closeCopyOrder = endpoint('copyTrading.closeCopyOrder', {
  method: 'POST',
  path: '/hk-web/swap/v1/perpetual/follows/copyTrade/order/close',
  access: 'user',
  body: ClosePositionRequest,
  data: z.null(),
  codes: [code.accountFrozen, code.notFound],
  assumed: unlisted,
});

export const pastCopyTrades = endpoint('copyTrading.pastCopyTrades', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/history/copyTradeTrader',
  access: 'user',
  query: PageQuery,
  data: CopyTradeList,
  assumed: pathOnly,
});

export const copyHistory = endpoint('copyTrading.copyHistory', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/history/historyTradeData',
  access: 'user',
  query: CopyFilter,
  data: CopyRecordList,
  assumed: pathOnly,
});

export const copyStatistics = endpoint('copyTrading.copyStatistics', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/statistics/copyTrader',
  access: 'user',
  query: OwnTraderQuery,
  data: CopyStatistics,
  assumed: 'the short name is read as standing directly under follows/; read as the figures of a copier',
});
