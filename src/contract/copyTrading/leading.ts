import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import { CopierPage, LeadTradePage, SharePage } from './records';
import {
  Application,
  LeadChange,
  LeadSetting,
  OwnTraderQuery,
  PageQuery,
  PauseQuery,
  PrivateLead,
  PrivateOrder,
  Qualification,
  RemoveQuery,
  Settings,
} from './schema';

const pathOnly = 'only the path is shown, no parameter or field';

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
  body: Application,
  data: Qualification,
  codes: [code.accountFrozen, code.notQualified],
  assumed: pathOnly,
});

export const setting = endpoint('copyTrading.setting', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/setting',
  access: 'user',
  query: OwnTraderQuery,
  data: Settings,
  assumed: 'the short name is read as standing directly under follows/',
});

export const traderSettingV2 = endpoint('copyTrading.traderSettingV2', {
  method: 'PUT',
  path: '/hk-web/swap/v1/perpetual/follows/traderSettingV2',
  access: 'user',
  body: LeadChange,
  data: LeadSetting,
  codes: [code.notLeadTrader],
  assumed: pathOnly,
});

export const openPrivateLead = endpoint('copyTrading.openPrivateLead', {
  method: 'POST',
  path: '/hk-web/swap/v1/perpetual/follows/open_private_lead',
  access: 'user',
  body: PrivateOrder,
  data: PrivateLead,
  codes: [code.notLeadTrader],
  assumed: pathOnly,
});

export const pauseLead = endpoint('copyTrading.pauseLead', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/myLead/pause',
  access: 'user',
  changes: true,
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
  data: CopierPage,
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
  data: LeadTradePage,
  codes: [code.notLeadTrader],
  assumed: pathOnly,
});

export const profitShares = endpoint('copyTrading.profitShares', {
  method: 'GET',
  path: '/hk-web/swap/v1/perpetual/follows/myLead/profitShare',
  access: 'user',
  query: PageQuery,
  data: SharePage,
  codes: [code.notLeadTrader],
  assumed: 'no document lists it, but a lead trader must see what copiers pay',
});
