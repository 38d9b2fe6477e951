import { copyBlocker, copyTrading, leadPeriod, onOff, type CopySetting, type LeadSetting } from '@/contract/copyTrading';
import { isInverse } from '@/contract/swap';
import { invalidField } from '../businessError';
import type { StoredFollow, StoredLead } from '../exchange/copy/records';
import type { World } from '../world';
import { implement } from './implement';

export const copyTradingCalls = implement(copyTrading, {
  traderList: ({ query, user, world }) => world.copy.traders.list(query, user?.fid ?? null, world.now),
  traderInfo: ({ query: { traderUid }, user, world }) =>
    world.copy.traders.row(world.copy.leads.lead(traderUid), month, user?.fid ?? null, world.now),
  currentLead: ({ query: { traderUid, ...page }, world }) =>
    world.copy.traders.positions(world.copy.leads.lead(traderUid), page, world.now),
  historyLead: ({ query: { traderUid, ...page }, world }) => world.copy.traders.trades(world.copy.leads.lead(traderUid), page),
  statistics: ({ query: { traderUid, period }, user, world }) =>
    world.copy.traders.statistics(world.copy.leads.lead(traderUid ?? user.fid), period, world.now),
  contract: ({ world }) =>
    perpetuals(world).map(({ code: contractCode, maxLeverage, contractSize }) => ({ contractCode, maxLeverage, minAmount: contractSize })),
  collect: ({ query: { traderUid, collect }, user, world }) =>
    runWithoutData(() => world.copy.leads.collect(user.fid, traderUid, collect === onOff.on, world.now)),

  traderQualification: ({ user, world }) => world.copy.leads.qualification(user.fid),
  applyForTrader: ({ body, user, world }) => world.copy.leads.apply(user.fid, body, world.now),
  setting: ({ query: { traderUid }, user, world }) => {
    const lead = world.copy.leads.find(user.fid);
    const follow = traderUid === undefined ? undefined : world.copy.follows.current(user.fid, traderUid);
    return { lead: lead ? leadSettingOf(lead) : null, copy: follow ? copySettingOf(follow) : null };
  },
  traderSettingV2: ({ body, user, world }) => {
    const unknown = body.contracts?.find((contractCode) =>
      perpetuals(world).every(({ code: offeredCode }) => offeredCode !== contractCode),
    );
    if (unknown !== undefined) throw invalidField('body.contracts', `there is no perpetual contract ${unknown}`);
    const contracts = body.contracts && [...new Set(body.contracts)];
    return leadSettingOf(world.copy.leads.change(user.fid, { ...body, contracts }));
  },
  openPrivateLead: ({ body: { isPrivate }, user, world }) => {
    const lead = world.copy.leads.makePrivate(user.fid, isPrivate);
    return { isPrivate: lead.isPrivate, inviteCode: lead.inviteCode };
  },
  pauseLead: ({ query: { pause }, user, world }) => runWithoutData(() => world.copy.leads.pause(user.fid, pause === onOff.on)),
  copiers: ({ query, user, world }) => world.copy.lists.copiers(world.copy.leads.ownLead(user.fid).traderUid, query),
  removeCopier: ({ query: { copierUid }, user, world }) => runWithoutData(() => world.copy.follows.remove(user.fid, copierUid, world.now)),
  leadHistory: ({ query, user, world }) => world.copy.traders.trades(world.copy.leads.ownLead(user.fid), query),
  profitShares: ({ query, user, world }) => world.copy.lists.shares(world.copy.leads.ownLead(user.fid).traderUid, query),

  startCopyTrade: ({ body, user, world }) => copyTradeOf(world, world.copy.follows.start(user.fid, body, world.now)),
  check: ({ body, user, world }) => {
    const { blocker, available, lead } = world.copy.follows.check(user.fid, body);
    const { minAmount, profitShare } = lead;
    return { isAllowed: blocker === copyBlocker.none, blocker, available, minAmount, profitShare };
  },
  copyTradeSetting: ({ body, user, world }) => copyTradeOf(world, world.copy.follows.change(user.fid, body)),
  currentTraders: ({ query, user, world }) => world.copy.lists.follows(user.fid, false, query, world.now),
  pauseCopyTrade: ({ body: { traderUid, pause }, user, world }) => copyTradeOf(world, world.copy.follows.pause(user.fid, traderUid, pause)),
  stopCopyTrade: ({ body: { traderUid }, user, world }) => copyTradeOf(world, world.copy.follows.stop(user.fid, traderUid, world.now)),
  copyPositions: ({ query, user, world }) => world.copy.lists.copies(user.fid, true, query, world.now),
  closeCopyOrder: ({ body: { id }, user, world }) => {
    world.copy.closeCopy(user.fid, id, world.now);
    return null;
  },
  pastCopyTrades: ({ query, user, world }) => world.copy.lists.follows(user.fid, true, query, world.now),
  copyHistory: ({ query, user, world }) => world.copy.lists.copies(user.fid, false, query, world.now),
  copyStatistics: ({ query: { traderUid }, user, world }) => world.copy.lists.statistics(user.fid, traderUid, world.now),
});

const month = leadPeriod.month;
const perpetuals = ({ market, now }: World) => market.contracts(now).filter(({ type, code }) => type === 'perpetual' && !isInverse(code));

const leadSettingOf = ({
  nickname,
  introduction,
  profitShare,
  minAmount,
  maxCopiers,
  contracts,
  tradeStatus,
  isPrivate,
  inviteCode,
}: StoredLead): LeadSetting => ({
  nickname,
  introduction,
  profitShare,
  minAmount,
  maxCopiers,
  contracts: [...contracts],
  tradeStatus,
  isPrivate,
  inviteCode,
});
const copySettingOf = ({ setting }: StoredFollow): CopySetting => ({ ...setting, contracts: [...setting.contracts] });

const copyTradeOf = (world: World, follow: StoredFollow) => world.copy.lists.follow(follow, world.now);

function runWithoutData(act: () => void): null {
  act();
  return null;
}
