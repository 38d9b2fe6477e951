import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { LeadContract, LeadPositionList, LeadTradeList, Statistics, TraderList } from '../schema/records';
import { CollectQuery, PeriodQuery, Trader, TraderFilter, TraderPageQuery, TraderQuery } from '../schema/traders';

export const traderList = endpoint('copyTrading.traderList', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/public/traderList',
  access: 'public',
  query: TraderFilter,
  data: TraderList,
  assumed: pathOnly,
});

export const traderInfo = endpoint('copyTrading.traderInfo', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/public/trader/info',
  access: 'public',
  query: TraderQuery,
  data: Trader,
  codes: [code.notFound],
  assumed: 'no document lists it, but the homepage of a lead trader cannot be shown without it',
});

export const currentLead = endpoint('copyTrading.currentLead', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/public/trader/currentLead',
  access: 'public',
  query: TraderPageQuery,
  data: LeadPositionList,
  codes: [code.notFound],
  assumed: pathOnly,
});

export const historyLead = endpoint('copyTrading.historyLead', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/public/trader/historyLead',
  access: 'public',
  query: TraderPageQuery,
  data: LeadTradeList,
  codes: [code.notFound],
  assumed: 'the short name is read as the sibling of public/trader/currentLead',
});

export const statistics = endpoint('copyTrading.statistics', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/statistics',
  access: 'user',
  query: PeriodQuery,
  data: Statistics,
  codes: [code.notFound],
  assumed: 'the short name is read as standing directly under follows/',
});

export const contract = endpoint('copyTrading.contract', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/contract',
  access: 'user',
  data: z.array(LeadContract),
  assumed: 'the short name is read as standing directly under follows/',
});

export const collect = endpoint('copyTrading.collect', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/public/trader/collect',
  access: 'user',
  changesState: true,
  query: CollectQuery,
  data: z.null(),
  codes: [code.notFound],
  assumed: 'only the path is shown; GET is given although it changes something',
});
