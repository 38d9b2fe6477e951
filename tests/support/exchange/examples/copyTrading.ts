import { copyMode, copyTrading, type CopyTradeRequest } from '@/contract/copyTrading';
import { leadTraderBots } from '@fixtures/leadTraders';
import { personas } from '@fixtures/personas';
import type { Ask, Examples } from './example';

const lena = personas.leadTrader.login.fid;
const farid = personas.follower.login.fid;
const kestrel = leadTraderBots.find(({ nickname }) => nickname === 'Kestrel')?.uid ?? 0;

const copyRequest = (traderUid: number) =>
  ({ traderUid, copyMode: copyMode.fixedAmount, amount: '20', maxAmount: '100' }) satisfies Partial<CopyTradeRequest>;
const openCopyId = async (ask: Ask) => (await ask(copyTrading.copyPositions, { query: {} })).list[0]?.id ?? '';

export const copyTradingExamples: Examples<typeof copyTrading> = {
  traderList: { input: { query: { period: '30', sort: 'roi' } } },
  traderInfo: { input: { query: { traderUid: lena } } },
  currentLead: { input: { query: { traderUid: lena } } },
  historyLead: { input: { query: { traderUid: lena } } },
  statistics: { input: { query: { traderUid: kestrel, period: '90' } } },
  collect: { input: { query: { traderUid: kestrel } } },
  applyForTrader: { input: { body: { nickname: 'Tomas', introduction: 'Majors only' } } },
  setting: { as: 'follower', input: { query: { traderUid: lena } } },
  traderSettingV2: { as: 'leadTrader', input: { body: { introduction: 'Fewer positions from now on', maxCopiers: 30 } } },
  openPrivateLead: { as: 'leadTrader', input: { body: {} } },
  pauseLead: { as: 'leadTrader', input: { query: {} } },
  copiers: { as: 'leadTrader' },
  removeCopier: { as: 'leadTrader', input: { query: { copierUid: farid } } },
  leadHistory: { as: 'leadTrader' },
  profitShares: { as: 'leadTrader' },
  startCopyTrade: { input: { body: copyRequest(kestrel) } },
  check: { input: { body: copyRequest(kestrel) } },
  copyTradeSetting: { as: 'follower', input: { body: copyRequest(lena) } },
  currentTraders: { as: 'follower' },
  pauseCopyTrade: { as: 'follower', input: { body: { traderUid: lena } } },
  stopCopyTrade: { as: 'follower', input: { body: { traderUid: lena } } },
  copyPositions: { as: 'follower' },
  closeCopyOrder: { as: 'follower', input: async (ask) => ({ body: { id: await openCopyId(ask) } }) },
  pastCopyTrades: { as: 'follower' },
  copyHistory: { as: 'follower' },
  copyStatistics: { as: 'follower' },
};
