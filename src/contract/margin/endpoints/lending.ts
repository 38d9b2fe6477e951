import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { crossAssumed } from '../schema/fields';
import { BorrowTier, CrossCoin, MarginPair, MarginTradeType } from '../schema/lending';
import { PairQuery } from '../schema/queries';

export const crossCoins = endpoint('margin.crossCoins', {
  method: 'GET',
  path: '/hk-web/margin/cross/coins',
  access: 'public',
  data: z.array(CrossCoin),
  assumed: crossAssumed,
});

export const isolatedPair = endpoint('margin.isolatedPair', {
  method: 'GET',
  path: '/hk-web/margin/isolated/pair',
  access: 'public',
  data: z.array(MarginPair),
  assumed: pathOnly,
});

export const isolatedTiers = endpoint('margin.isolatedTiers', {
  method: 'GET',
  path: '/hk-web/margin/isolated/ladder',
  access: 'public',
  query: PairQuery,
  data: z.array(BorrowTier),
  codes: [code.marginUnavailable],
  assumed: pathOnly,
});

export const isolatedTradeTypes = endpoint('margin.isolatedTradeTypes', {
  method: 'GET',
  path: '/hk-web/margin/isolated/tradeTypes',
  access: 'public',
  data: z.array(MarginTradeType),
  assumed: `${pathOnly}; read as the ways in which an order may borrow and repay`,
});
