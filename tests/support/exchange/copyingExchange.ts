import { account } from '@/contract/capital';
import { add, compare, divide, isGreater, isNegative, multiply, subtract, type Decimal } from '@/contract/decimal';
import { copyTradeState, leverageMode } from '@/contract/copyTrading';
import { traderStatus } from '@/contract/user';
import { contractsCollections } from '@mocks/exchange/contracts/collections';
import { copyCollections } from '@mocks/exchange/copy/collections';
import { BusinessError } from '@mocks/businessError';
import { createCopying } from '@mocks/exchange/copy/copying';
import type { CopyEvent } from '@mocks/exchange/copy/events';
import type { CopyMarket, LeadTraderPosition } from '@mocks/exchange/copy/copyMarket';
import { copyNotices } from '@mocks/exchange/copy/notices';
import { createProfitSharing } from '@mocks/exchange/copy/profitSharing';
import { createDb } from '@mocks/db';
import { engineCollections } from '@mocks/exchange/engineCollections';
import { createInbox } from '@mocks/exchange/inbox/inbox';
import { usersCollections } from '@mocks/exchange/users/collections';
import { createLedger } from '@mocks/exchange/ledger';
import { coinByName, openMarkets } from '@mocks/exchange/markets';
import { userReference, entryKind, systemAccounts, movement } from '@mocks/exchange/posting';

const usdt = coinByName('USDT').coinId;
/** The lead trader of copying tests, and the possible copiers. */
export const [lead, copiers] = [1, [2, 3]];
export const copyingStart = Date.UTC(2026, 0, 5, 8);
export const contractWallet = (owner: number) => ({ account: { owner, wallet: account.perpetual }, bucket: 'available' }) as const;

/** Opens copying on a market that fills every order at once at the price set by the test; results are booked to the ledger as by a real market. */
export function openCopying(settings: readonly { mode: 1 | 2; amount: Decimal; ratio: Decimal }[], requiredMargin: Decimal = '0') {
  const db = createDb({ ...engineCollections, ...usersCollections, ...contractsCollections, ...copyCollections });
  const ledger = createLedger();
  let sequence = 100;
  const nextId = () => (sequence += 1);
  const positions = new Map<string, LeadTraderPosition>();
  const merged = new Set<string>();
  const events: { at: number; event: CopyEvent }[] = [];
  let [price, isClosed] = ['100', false];
  const inbox = createInbox(db, copyNotices, nextId);
  const pay = (owner: number, amount: Decimal, at: number) => {
    const [from, to] = isNegative(amount)
      ? [contractWallet(owner), { account: { owner: systemAccounts.liquidity, wallet: account.perpetual }, bucket: 'available' as const }]
      : [{ account: { owner: systemAccounts.liquidity, wallet: account.perpetual }, bucket: 'available' as const }, contractWallet(owner)];
    const size = isNegative(amount) ? subtract('0', amount) : amount;
    if (isGreater(size, '0'))
      ledger.post({ at, kind: entryKind.trade, reference: userReference(owner), lines: movement(usdt, size, from, to) });
  };
  const holdings = new Map<string, { amount: Decimal; cost: Decimal }>();
  const market: CopyMarket = {
    place: ({ owner, contractCode, side, effect, amount, at }) => {
      if (isClosed) throw new BusinessError('marketClosed');
      const opensLong = effect === 'open' ? side === 'buy' : side === 'sell';
      const key = `${owner}:${contractCode}:${opensLong ? 'long' : 'short'}`;
      const before = holdings.get(key) ?? { amount: '0', cost: '0' };
      const turnover = multiply(amount, price);
      const fee = divide(multiply(turnover, '6'), '10000', 8);
      pay(owner, subtract('0', fee), at);
      if (effect === 'open') holdings.set(key, { amount: add(before.amount, amount), cost: add(before.cost, turnover) });
      else {
        const cost = divide(multiply(before.cost, amount), before.amount, 12);
        const gain = opensLong ? subtract(turnover, cost) : subtract(cost, turnover);
        pay(owner, divide(gain, '1', 8), at);
        holdings.set(key, { amount: subtract(before.amount, amount), cost: subtract(before.cost, cost) });
      }
      return { filledAmount: amount, averagePrice: price, turnover, fee, realised: '0', positionId: key };
    },
    position: (id) => positions.get(id),
    closedPosition: (id) => (merged.has(id) ? { contractCode: 'btcusdt', side: 'long', isMerged: true } : undefined),
    heldAmount: (owner, contractCode, side) => holdings.get(`${owner}:${contractCode}:${side}`)?.amount ?? '0',
    lot: () => '0.01',
  };
  const prices = { ...openMarkets('test'), price: () => price };
  /** Reserves the margin of cross positions whenever the exchange checks an account. */
  const moneyMoved = ({ owner }: { owner: number }, at: number) => {
    const reserved = { account: contractWallet(owner).account, bucket: 'frozen' } as const;
    const missing = subtract(requiredMargin, ledger.balance(reserved.account, usdt).frozen);
    if (owner !== lead && isGreater(missing, '0'))
      ledger.post({
        at,
        kind: entryKind.freeze,
        reference: userReference(owner),
        lines: movement(usdt, missing, contractWallet(owner), reserved),
      });
  };
  const sharing = createProfitSharing({ db, ledger, nextId }, moneyMoved);
  const copying = createCopying(
    { db, inbox, nextId, market: prices, schedule: (at, event) => events.push({ at, event }) },
    market,
    sharing,
  );
  for (const owner of [lead, ...copiers]) pay(owner, '10000', copyingStart);
  db.leads.insert({
    traderUid: lead,
    nickname: 'Lead',
    introduction: '',
    profitShare: '10',
    minAmount: '1',
    maxCopiers: 10,
    contracts: ['btcusdt'],
    tradeStatus: traderStatus.open,
    isPrivate: false,
    inviteCode: '',
    since: copyingStart,
    capital: 1000,
    syntheticCopiers: 0,
    capitalPerSyntheticCopier: 0,
    style: null,
  });
  for (const [index, { mode, amount, ratio }] of settings.entries())
    db.follows.insert({
      id: `f${index}`,
      owner: copiers[index] ?? 9,
      traderUid: lead,
      state: copyTradeState.active,
      endReason: null,
      profitShare: '10',
      pnl: '0',
      highWaterMark: '0',
      paidShare: '0',
      trades: 0,
      startTime: copyingStart,
      endTime: null,
      setting: { copyMode: mode, amount, ratio, maxAmount: '2000', contracts: [], leverageMode: leverageMode.trader, leverage: 10 },
    });
  return {
    db,
    ledger,
    /** Sets the lead trader's position to `amount`; copiers follow. */
    setLeadPosition: (amount: Decimal, side: 'long' | 'short', at: number, now: Decimal, id = `p-${side}`) => {
      price = now;
      const opened = positions.get(id)?.openedTime ?? at;
      if (compare(amount, '0') === 0) positions.delete(id);
      else
        positions.set(id, {
          positionId: id,
          owner: lead,
          contractCode: 'btcusdt',
          side,
          leverage: 10,
          marginMode: 'cross',
          amount,
          cost: multiply(amount, price),
          openedTime: opened,
        });
      copying.onLeadPositionChanged(id, lead, at);
      for (const { event, at: due } of events.splice(0)) copying.run(event, due);
    },
    copying,
    /** Opens or closes the market to orders. */
    setMarketOpen: (isOpen: boolean) => {
      isClosed = !isOpen;
    },
    /** Runs the scheduled events. */
    runScheduledEvents: () => {
      for (const { event, at } of events.splice(0)) copying.run(event, at);
    },
    /** The lead trader merges one long position into another. */
    mergeLeadPositions: (from: string, into: string) => {
      const [source, target] = [positions.get(from), positions.get(into)];
      if (!source || !target) return;
      positions.delete(from);
      merged.add(from);
      positions.set(into, { ...target, amount: add(target.amount, source.amount), cost: add(target.cost, source.cost) });
    },
    /** Reduces a user's long position without copying being involved. */
    reducePosition: (owner: number, amount: Decimal) => {
      const key = `${owner}:btcusdt:long`;
      const before = holdings.get(key) ?? { amount: '0', cost: '0' };
      holdings.set(key, { ...before, amount: subtract(before.amount, amount) });
    },
  };
}
