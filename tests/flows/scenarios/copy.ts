import { expect } from 'vitest';
import { account } from '@/contract/capital';
import { add, divide, isGreater, isNegative, subtract } from '@/contract/decimal';
import {
  applyStatus,
  copyMode,
  copyPositionState,
  copyTradeState,
  copyTrading,
  rejectReason,
  requirement,
  type CopyRecord,
} from '@/contract/copyTrading';
import { traderStatus, user } from '@/contract/user';
import { swap } from '@/contract/swap';
import { personas } from '@fixtures/personas';
import type { copyScenarios } from '@mocks/scenarios/copy';
import { available, expectMessage, expectRefusal, hourMs, inbox, type Flow, type Proofs } from './proof';

const lena = personas.leadTrader.login.fid;
const setting = { copyMode: copyMode.fixedAmount, amount: '200', maxAmount: '1000' } as const;
const traders = async ({ ask }: Flow, query: object = {}) => ask(copyTrading.traderList, { query: { pageSize: 100, ...query } });
const traderNamed = async (flow: Flow, keyword: string) =>
  (await traders(flow, { keyword })).list[0] ?? expect.fail(`no trader ${keyword}`);

/** Every copied position that has ended or could not be copied, newest first. */
async function history({ ask }: Flow): Promise<CopyRecord[]> {
  const rows: CopyRecord[] = [];
  for (let pageNum = 1; ; pageNum += 1) {
    const { list, totalCount } = await ask(copyTrading.copyHistory, { query: { pageNum, pageSize: 500 } });
    rows.push(...list);
    if (rows.length >= totalCount || list.length === 0) return rows;
  }
}

/** Lena opens a position, then the follower is the flow's persona again. */
async function lenaOpens({ ask, become }: Flow): Promise<void> {
  await become('leadTrader');
  const body = { side: 'buy', kind: 'market', amount: '0.05', leverage: 10 } as const;
  await ask(swap.placeOrder, { params: { bizType: 'perpetual', contractCode: 'btcusdt' }, body });
  await become('follower');
}

export const copyProofs: Proofs<typeof copyScenarios> = {
  'lead-pending': async (flow) => {
    expect(await flow.ask(copyTrading.traderQualification, {})).toMatchObject({ applyStatus: applyStatus.pending, isTrader: false });
    flow.later(4 * hourMs);
    expect((await inbox(flow))[0]?.title).toMatch(/lead trader|application/);
    expect((await flow.ask(copyTrading.traderQualification, {})).applyStatus).not.toBe(applyStatus.pending);
  },
  'lead-refused': async (flow) => {
    await expectMessage(flow, /Your application was not approved/);
    const { applyStatus: status, refusedFor, requirements } = await flow.ask(copyTrading.traderQualification, {});
    expect([status, refusedFor, await available(flow, account.perpetual)]).toEqual([applyStatus.refused, requirement.balance, '0']);
    expect(requirements.find(({ kind }) => kind === requirement.balance)?.isMet).toBe(false);
  },
  'lead-full': async (flow) => {
    const heron = await traderNamed(flow, 'Blue Heron');
    expect(heron.copiers).toBe(heron.maxCopiers);
    await expectRefusal(flow, 'traderFull', copyTrading.startCopyTrade, { body: { traderUid: heron.traderUid, ...setting } });
    expect((await traders(flow, { hideFull: 1 })).list.some(({ traderUid }) => traderUid === heron.traderUid)).toBe(false);
  },
  'lead-paused': async (flow) => {
    expect(await flow.ask(user.traderStatus, { query: { traderUid: lena } })).toMatchObject({ tradeStatus: traderStatus.closed });
    const before = (await history(flow)).length;
    await lenaOpens(flow);
    const [newest, ...rest] = await history(flow);
    expect([newest?.state, newest?.traderUid, rest.length]).toEqual([copyPositionState.rejected, lena, before]);
    await flow.become('trader');
    await expectRefusal(flow, 'traderClosed', copyTrading.startCopyTrade, { body: { traderUid: lena, ...setting } });
  },
  'lead-private': async (flow) => {
    expect((await traders(flow)).list.some(({ traderUid }) => traderUid === lena)).toBe(false);
    await expectRefusal(flow, 'traderPrivate', copyTrading.startCopyTrade, { body: { traderUid: lena, ...setting } });
  },
  'copy-paused': async (flow) => {
    const { list } = await flow.ask(copyTrading.currentTraders, { query: {} });
    const paused = list.filter(({ state }) => state === copyTradeState.paused);
    expect(paused.map(({ traderUid }) => traderUid)).toEqual([lena]);
    const open = async () => (await flow.ask(copyTrading.copyPositions, { query: { traderUid: lena } })).totalCount;
    const before = await open();
    await lenaOpens(flow);
    expect(await open()).toBe(before);
  },
  'copy-rejected': async (flow) => {
    await expectMessage(flow, /Position not copied/);
    expect((await history(flow))[0]).toMatchObject({
      state: copyPositionState.rejected,
      reason: rejectReason.insufficientBalance,
      traderUid: lena,
    });
    expect(await available(flow, account.perpetual)).toBe('0');
  },
  'lead-losing-streak': async (flow) => {
    const { list, totalCount } = await traders(flow, { sort: 'winRate' });
    expect([list.length, list.at(-1)?.nickname]).toEqual([totalCount, 'Blue Heron']);
    const heron = await traderNamed(flow, 'Blue Heron');
    const { roi, trades, wins, curve } = await flow.ask(copyTrading.statistics, { query: { traderUid: heron.traderUid, period: 90 } });
    expect([isNegative(roi), isNegative(curve.at(-1)?.pnl ?? '0'), isNegative(heron.roi)]).toEqual([true, true, true]);
    expect(wins / trades).toBeLessThan(0.35);
  },
  'traders-many': async (flow) => {
    const { list, totalCount } = await traders(flow);
    expect([totalCount >= 600, list.length]).toEqual([true, 100]);
    const introductions = new Set(list.map(({ introduction }) => introduction));
    expect(introductions.size).toBeGreaterThan(40);
    const rates = (await traders(flow, { sort: 'winRate' })).list.map(({ winRate }) => winRate);
    expect(rates.every((rate, index) => !isGreater(rate, rates[index - 1] ?? rate))).toBe(true);
  },
  'traders-long-names': async (flow) => {
    const long = (await traders(flow)).list.filter(({ nickname }) => nickname.length === 40);
    expect(long.length).toBeGreaterThanOrEqual(3);
    expect(long.filter(({ introduction }) => introduction.length > 250).length).toBeGreaterThanOrEqual(2);
  },
  'traders-none': async (flow) => {
    expect((await traders(flow)).totalCount).toBe(0);
    await flow.become('follower');
    for (const list of [copyTrading.currentTraders, copyTrading.pastCopyTrades, copyTrading.copyHistory])
      expect((await flow.ask(list, { query: {} })).totalCount).toBe(0);
  },
  'copies-many': async (flow) => {
    const ended = await history(flow);
    const open = (await flow.ask(copyTrading.copyPositions, { query: { pageSize: 1000 } })).list;
    const [closed, rejected] = [copyPositionState.closed, copyPositionState.rejected].map((state) =>
      ended.filter((row) => row.state === state),
    );
    expect(ended.length).toBeGreaterThanOrEqual(1000);
    for (const { reason, amount, pnl } of rejected ?? []) expect([reason !== rejectReason.none, amount, pnl]).toEqual([true, '0', '0']);
    for (const { openTime, closeTime } of closed ?? []) expect(openTime).toBeLessThanOrEqual(closeTime ?? 0);
    const { pnl, paidShare, trades, wins, rejected: refusals } = await flow.ask(copyTrading.copyStatistics, { query: {} });
    // An open copy has realised only its fee and its funding.
    const realised = [...ended.map((row) => row.pnl), ...open.map(({ funding, fee }) => subtract(funding, fee))];
    const shares = [...ended, ...open].map(({ profitShare }) => profitShare);
    expect([add(...realised), add(...shares)]).toEqual([pnl, paidShare]);
    expect([trades, refusals]).toEqual([closed?.length, rejected?.length]);
    const share = divide(String(wins), String(trades), 2);
    expect([isGreater(share, '0.25'), isGreater('0.75', share)]).toEqual([true, true]);
  },
};
