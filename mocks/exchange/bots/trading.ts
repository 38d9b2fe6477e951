import { account } from '@/contract/capital';
import { tradedSide } from '@/contract/swap';
import { compare, divide, isGreater, isZero, multiply, type Decimal } from '@/contract/decimal';
import { leadTraderBots, type LeadTraderBot } from '@fixtures/leadTraders';
import { BusinessError } from '../../businessError';
import type { BotsContext } from './context';
import type { Gifts } from '../live/gifts';
import { coinByName } from '../markets';
import type { Positions } from '../contracts/positions';
import { entryKind, systemAccounts, movement, aboutUser } from '../posting';
import { draw, hash } from '../random';
import type { BotEvent } from './events';

/** The lead traders of the exchange at work: each opens and closes positions at times and in directions that come from the seed. */
export interface Trading {
  start(at: number): void;
  /** Opens a position, and plans the next one. */
  open(uid: number, at: number): void;
  /** Opens a position for those who watch; whoever has one already talks of that. */
  present(uid: number, at: number): void;
  close(uid: number, positionId: string, at: number): void;
}

const minuteMs = 60_000;
const tenDaysMs = 10 * 86_400_000;
/** How long a position is held, in minutes. */
const minHold = 25;
const maxHold = 660;
/** When a position that could not be closed is tried again. */
const retryMs = 15 * minuteMs;
/** How long a host talks before a position is shown. */
const presentMs = 6 * minuteMs;
/** Below this part of their capital they bring new money, in percent. */
const minMoney = 30;

export function createTrading(
  { db, ledger, market, eventBus, schedule, seed }: BotsContext,
  positions: Pick<Positions, 'place'>,
  gifts: Pick<Gifts, 'showOrder'>,
): Trading {
  const { coinId } = coinByName('USDT');
  const botOf = (uid: number) => leadTraderBots.find((bot) => bot.uid === uid);
  const later = (at: number, kind: BotEvent['kind'], uid: number, subject = '') => void schedule(at, { part: 'bots', kind, uid, subject });
  /** Half to one and a half times as long as from position to position on average. */
  const pause = ({ uid, pace }: LeadTraderBot, at: number): number =>
    Math.floor((tenDaysMs / pace) * (0.5 + (hash(seed, 'bot pause', uid, at) % 1000) / 1000));
  const replenish = ({ uid, capital }: LeadTraderBot, at: number) => {
    const contractWallet = { owner: uid, wallet: account.perpetual };
    const { available, frozen } = ledger.balance(contractWallet, coinId);
    if (!isZero(frozen) || compare(available, divide(String(capital * minMoney), '100')) >= 0) return;
    ledger.post({
      at,
      kind: entryKind.deposit,
      reference: aboutUser(uid),
      lines: movement(
        coinId,
        String(capital),
        { account: { owner: systemAccounts.external, wallet: account.perpetual }, bucket: 'available' },
        { account: contractWallet, bucket: 'available' },
      ),
    });
  };
  const sizeOf = ({ capital, marginPercent, leverage }: LeadTraderBot, contractCode: string, price: Decimal, at: number): Decimal => {
    const lot = market.contract(contractCode, at).contractSize;
    const value = divide(String(capital * marginPercent * leverage), '100');
    return multiply(divide(divide(value, price), lot, 0), lot);
  };
  const trade = (order: Parameters<Positions['place']>[0]): string | null => {
    try {
      return positions.place(order).orderId;
    } catch (error) {
      if (error instanceof BusinessError) return null;
      throw error;
    }
  };

  const enter = (bot: LeadTraderBot, at: number) => {
    const { uid } = bot;
    replenish(bot, at);
    const own = hash(seed, 'bot', uid, at);
    const contractCode = bot.contracts[own % bot.contracts.length];
    if (contractCode === undefined) return;
    const closes = at + (minHold + (draw(own, 1) % (maxHold - minHold))) * minuteMs;
    const price = market.price(contractCode, at);
    // Somebody skilled is right more often than not: the market is known to its end, and the seed says who is right this time.
    const isRight = draw(own, 2) % 100 < bot.skill;
    const side = isGreater(market.price(contractCode, closes), price) === isRight ? 'long' : 'short';
    if (db.positions.count({ owner: uid, contractCode, side }) > 0) return;
    const orderId = trade({
      owner: uid,
      bizType: 'perpetual',
      contractCode,
      side: tradedSide(side, 'open'),
      effect: 'open',
      kind: 'market',
      amount: sizeOf(bot, contractCode, price, at),
      leverage: bot.leverage,
      marginMode: 'cross',
      at,
    });
    const [position] = db.positions.find({ where: { owner: uid, contractCode, side } }).list;
    if (orderId !== null && position) later(closes, 'close', uid, position.positionId);
  };

  eventBus.on('roomOpened', ({ hostUid, at }) => {
    if (botOf(hostUid)) later(at + presentMs, 'present', hostUid);
  });

  return {
    start: (at) => {
      for (const bot of leadTraderBots) later(at + Math.floor(pause(bot, at) / 6), 'open', bot.uid);
    },
    open: (uid, at) => {
      const bot = botOf(uid);
      if (!bot) return;
      later(at + pause(bot, at), 'open', uid);
      enter(bot, at);
    },
    present: (uid, at) => {
      const bot = botOf(uid);
      const [position] = db.positions.find({ where: { owner: uid } }).list;
      if (!position) {
        if (bot) enter(bot, at);
        return;
      }
      const { positionId: orderId, contractCode, side, leverage, amount, cost } = position;
      gifts.showOrder(uid, { orderId, contractCode, side, leverage, price: divide(cost, amount, 12), isOpen: true }, at);
    },
    close: (uid, positionId, at) => {
      const position = db.positions.get(positionId);
      if (position?.owner !== uid) return;
      const { contractCode, side, amount } = position;
      const order = { owner: uid, bizType: 'perpetual', contractCode, side: tradedSide(side, 'close'), effect: 'close' } as const;
      trade({ ...order, kind: 'market', amount, positionId, at });
      // What the market did not take at once is tried again.
      if (db.positions.get(positionId)) later(at + retryMs, 'close', uid, positionId);
    },
  };
}
