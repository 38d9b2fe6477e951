import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import { CopierList, LeadTradeList, ProfitShareList } from '../schema/records';
import {
  LeadApplicationRequest,
  LeadSettingRequest,
  LeadSetting,
  PauseQuery,
  PrivateLead,
  PrivateLeadRequest,
  Qualification,
  RemoveQuery,
  CopyTradingSettings,
} from '../schema/leading';
import { OwnTraderQuery, PageQuery } from '../schema/traders';

export const traderQualification = endpoint('copyTrading.traderQualification', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/traderQualification',
  access: 'user',
  data: Qualification,
  assumed: 'the short name is read as standing directly under follows/',
});

export const applyForTrader = endpoint('copyTrading.applyForTrader', {
  method: 'POST',
  path: '/hk-web/swap/v1/perpetual/follows/applyForTrader',
  access: 'user',
  body: LeadApplicationRequest,
  data: Qualification,
  codes: [code.accountFrozen, code.notQualified],
  assumed: pathOnly,
});

export const setting = endpoint('copyTrading.setting', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/setting',
  access: 'user',
  query: OwnTraderQuery,
  data: CopyTradingSettings,
  assumed: 'the short name is read as standing directly under follows/',
});

export const traderSettingV2 = endpoint('copyTrading.traderSettingV2', {
  method: 'PUT',
  path: '/hk-web/swap/v1/perpetual/follows/traderSettingV2',
  access: 'user',
  body: LeadSettingRequest,
  data: LeadSetting,
  codes: [code.notLeadTrader],
  assumed: pathOnly,
});

export const openPrivateLead = endpoint('copyTrading.openPrivateLead', {
  method: 'POST',
  path: '/hk-web/swap/v1/perpetual/follows/open_private_lead',
  access: 'user',
  body: PrivateLeadRequest,
  data: PrivateLead,
  codes: [code.notLeadTrader],
  assumed: pathOnly,
});

export const pauseLead = endpoint('copyTrading.pauseLead', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/myLead/pause',
  access: 'user',
  changesState: true,
  query: PauseQuery,
  data: z.null(),
  codes: [code.notLeadTrader],
  assumed: 'only the path is shown; GET is given although it changes something',
});

export const copiers = endpoint('copyTrading.copiers', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/myLead/copyTrader/current',
  access: 'user',
  query: PageQuery,
  data: CopierList,
  codes: [code.notLeadTrader],
  assumed: pathOnly,
});

export const removeCopier = endpoint('copyTrading.removeCopier', {
  method: 'DELETE',
  path: '/hk-web/swap/v1/perpetual/follows/myLead/copyTrader/remove',
  access: 'user',
  query: RemoveQuery,
  data: z.null(),
  codes: [code.notLeadTrader, code.notFound],
  assumed: pathOnly,
});

export const leadHistory = endpoint('copyTrading.leadHistory', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/myLead/data/historyTradeDetail',
  access: 'user',
  query: PageQuery,
  data: LeadTradeList,
  codes: [code.notLeadTrader],
  assumed: pathOnly,
});

export const profitShares = endpoint('copyTrading.profitShares', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/myLead/profitShare',
  access: 'user',
  query: PageQuery,
  data: ProfitShareList,
  codes: [code.notLeadTrader],
  assumed: 'no document lists it, but a lead trader must see what copiers pay',
});
