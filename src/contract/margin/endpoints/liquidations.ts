import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { crossAssumed } from '../schema/fields';
import { LiquidationDetail, LiquidationList, LiquidationQuery } from '../schema/liquidations';
import { CrossFilter, IsolatedFilter } from '../schema/queries';

export const crossLiquidationRecord = endpoint('margin.crossLiquidationRecord', {
  method: 'GET',
  path: '/hk-web/margin/cross/liquidationRecord',
  access: 'user',
  query: CrossFilter,
  data: LiquidationList,
  assumed: crossAssumed,
});

export const isolatedLiquidationRecord = endpoint('margin.isolatedLiquidationRecord', {
  method: 'GET',
  path: '/hk-web/margin/isolated/liquidationRecord',
  access: 'user',
  query: IsolatedFilter,
  data: LiquidationList,
  assumed: pathOnly,
});

export const isolatedLiquidationDetail = endpoint('margin.isolatedLiquidationDetail', {
  method: 'GET',
  path: '/hk-web/margin/isolated/liquidationDetail',
  access: 'user',
  query: LiquidationQuery,
  data: LiquidationDetail,
  codes: [code.notFound],
  assumed: pathOnly,
});
