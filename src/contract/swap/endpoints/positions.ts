import * as z from 'zod/mini';
import { code } from '../../codes';
import { endpoint, listOf } from '../../endpoint';
import { BizPath, ContractOrder, ContractPath, tradeFilter } from '../schema/orders';
import {
  ClosePositionRequest,
  ConfigsSummary,
  AdjustMarginRequest,
  MergePositionsRequest,
  PastPositionFilter,
  PastPositionList,
  Position,
  PositionAdjustment,
  PositionFilter,
  PositionSettingsRequest,
} from '../schema/positions';

export const positionList = endpoint('swap.positionList', {
  method: 'GET',
  path: '/hk-web/swap/v2/:bizType/position/list-all',
  access: 'user',
  params: BizPath,
  query: PositionFilter,
  data: z.array(Position),
  assumed: 'only the path is shown, no parameter or field',
});

export const positionHistory = endpoint('swap.positionHistory', {
  method: 'GET',
  path: '/hk-web/swap/v1/:bizType/position-history',
  access: 'user',
  params: BizPath,
  query: PastPositionFilter,
  data: PastPositionList,
  assumed: 'only the path is shown, no parameter or field',
});

export const changeMargin = endpoint('swap.changeMargin', {
  method: 'POST',
  path: '/hk-web/swap/v2/:bizType/position/:contractCode/change-margin',
  access: 'user',
  movesMoney: 'contractOrders',
  params: ContractPath,
  body: AdjustMarginRequest,
  data: Position,
  codes: [code.notFound, code.insufficientBalance, code.marginTooLow, code.contractInUse],
  assumed: 'only the path is shown, no parameter or field',
});

export const mergePositions = endpoint('swap.mergePositions', {
  method: 'POST',
  path: '/hk-web/swap/v1/:bizType/position/:contractCode/merge',
  access: 'user',
  movesMoney: 'contractOrders',
  params: ContractPath,
  body: MergePositionsRequest,
  data: Position,
  codes: [code.notFound, code.nothingToMerge],
  assumed: 'only the path is shown; read as merging several positions of one side',
});

export const closeAllPositions = endpoint('swap.closeAllPositions', {
  method: 'POST',
  path: '/hk-web/swap/v2/:bizType/products/close-all-position',
  access: 'user',
  movesMoney: 'contractOrders',
  params: BizPath,
  body: ClosePositionRequest,
  data: z.array(ContractOrder),
  codes: [code.accountFrozen, code.marketClosed, code.orderCannotFill],
  assumed: 'only the path is shown, no parameter or field',
});

export const setPosition = endpoint('swap.setPosition', {
  method: 'POST',
  path: '/hk-web/swap/v2/:bizType/position/:contractCode/setting-value',
  access: 'user',
  params: ContractPath,
  body: PositionSettingsRequest,
  data: ConfigsSummary,
  codes: [code.notFound, code.insufficientBalance, code.orderLeverage, code.contractInUse],
  assumed: 'only a shortened path is shown; read as setting leverage, margin mode, position mode and whether positions are merged',
});

export const configsSummary = endpoint('swap.configsSummary', {
  method: 'GET',
  path: '/hk-web/swap/v1/:bizType/position/:contractCode/configs-summary',
  access: 'user',
  params: ContractPath,
  data: ConfigsSummary,
  codes: [code.notFound],
  assumed: 'the path is shown shortened, no field',
});

export const positionAdjustments = endpoint('swap.positionAdjustments', {
  method: 'GET',
  path: '/hk-web/swap/v1/portal/log/position-adjust',
  access: 'user',
  query: z.object(tradeFilter),
  data: listOf(PositionAdjustment),
  assumed: 'only a short name is shown; it continues /swap/v1/portal/, and no parameter or field is shown',
});
