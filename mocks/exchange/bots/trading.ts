import { account } from '@/contract/capital';
import { orderSideOf } from '@/contract/swap';
import { compare, divide, isGreater, isZero, multiply, type Decimal } from '@/contract/decimal';
import { leadTraderBots, type LeadTraderBot } from '@fixtures/leadTraders';
import { BusinessError } from '../../businessError';
import type { BotsContext } from './context';
import type { Gifts } from '../live/gifts';
import { coinByName } from '../markets';
import type { Positions } from '../contracts/positions';
import { entryKind, systemAccounts, movement, userReference } from '../posting';
import { draw, hash } from '../random';
import type { BotEvent } from './events';

/** The simulated lead traders: each opens and closes positions at times and in directions drawn from the seed. */
export interface Trading {
  start(at: number): void;
  /** Opens a position and schedules the next one. */
  open(uid: number, at: number): void;
  /** Shows the host's open position in the room, or opens one if there is none. */
  presentPosition(uid: number, at: number): void;
  close(uid: number, positionId: string, at: number): void;
}

const minuteMs = 60_000;
const tenDaysMs = 10 * 86_400_000;
/** Bounds of the holding time of a position, in minutes. */
const minHold = 25;
const maxHold = 660;
/** Delay before closing a position is retried. */
const retryMs = 15 * minuteMs;
/** Delay between the opening of a room and the presentation of a position. */
const presentMs = 6 * minuteMs;
/** Percentage of the capital below which the account is replenished. */
const minCapitalPercent = 30;

export function createTrading(
  { db, ledger, market, eventBus, schedule, seed }: BotsContext,
  positions: Pick<Positions, 'place'>,
  gifts: Pick<Gifts, 'showOrder'>,
): Trading {
  const { coinId } = coinByName('USDT');
  const botOf = (uid: number) => leadTraderBots.find((bot) => bot.uid === uid);
  const scheduleAction = (at: number, kind: BotEvent['kind'], uid: number, subject = '') =>
    void schedule(at, { part: 'bots', kind, uid, subject });
  /** The time until the next position: 0.5 to 1.5 times the average. */
  const pause = ({ uid, pace }: LeadTraderBot, at: number): number =>
    Math.floor((tenDaysMs / pace) * (0.5 + (hash(seed, 'bot pause', uid, at) % 1000) / 1000));
  const replenish = ({ uid, capital }: LeadTraderBot, at: number) => {
    const contractAccount = { owner: uid, wallet: account.perpetual };
    const { available, frozen } = ledger.balance(contractAccount, coinId);
    if (!isZero(frozen) || compare(available, divide(String(capital * minCapitalPercent), '100')) >= 0) return;
    ledger.post({
      at,
      kind: entryKind.deposit,
      reference: userReference(uid),
      lines: movement(
        coinId,
        String(capital),
        { account: { owner: systemAccounts.external, wallet: account.perpetual }, bucket: 'available' },
        { account: contractAccount, bucket: 'available' },
      ),
    });
  };
  const sizeOf = ({ capital, marginPercent, leverage }: LeadTraderBot, contractCode: string, price: Decimal, at: number): Decimal => {
    const lot = market.contract(contractCode, at).contractSize;
    const value = divide(String(capital * marginPercent * leverage), '100');
    return multiply(divide(divide(value, price), lot, 0), lot);
  };
  const placeOrder = (order: Parameters<Positions['place']>[0]): string | null => {
    try {
      return positions.place(order).orderId;
    } catch (error) {
      if (error instanceof BusinessError) return null;
      throw error;
    }
  };

  const openPosition = (bot: LeadTraderBot, at: number) => {
    const { uid } = bot;
    replenish(bot, at);
    const state = hash(seed, 'bot', uid, at);
    const contractCode = bot.contracts[state % bot.contracts.length];
    if (contractCode === undefined) return;
    const closes = at + (minHold + (draw(state, 1) % (maxHold - minHold))) * minuteMs;
    const price = market.price(contractCode, at);
    // Future prices are known, so the trader is right in `skill` per cent of the cases, as drawn from the seed.
    const isRight = draw(state, 2) % 100 < bot.skill;
    const side = isGreater(market.price(contractCode, closes), price) === isRight ? 'long' : 'short';
    if (db.positions.count({ owner: uid, contractCode, side }) > 0) return;
    const orderId = placeOrder({
      owner: uid,
      bizType: 'perpetual',
      contractCode,
      side: orderSideOf(side, 'open'),
      effect: 'open',
      kind: 'market',
      amount: sizeOf(bot, contractCode, price, at),
      leverage: bot.leverage,
      marginMode: 'cross',
      at,
    });
    const [position] = db.positions.find({ where: { owner: uid, contractCode, side } }).list;
    if (orderId !== null && position) scheduleAction(closes, 'close', uid, position.positionId);
  };

  eventBus.on('roomOpened', ({ hostUid, at }) => {
    if (botOf(hostUid)) scheduleAction(at + presentMs, 'present', hostUid);
  });

  return {
    start: (at) => {
      for (const bot of leadTraderBots) scheduleAction(at + Math.floor(pause(bot, at) / 6), 'open', bot.uid);
    },
    open: (uid, at) => {
      const bot = botOf(uid);
      if (!bot) return;
      scheduleAction(at + pause(bot, at), 'open', uid);
      openPosition(bot, at);
    },
    presentPosition: (uid, at) => {
      const bot = botOf(uid);
      const [position] = db.positions.find({ where: { owner: uid } }).list;
      if (!position) {
        if (bot) openPosition(bot, at);
        return;
      }
      const { positionId: orderId, contractCode, side, leverage, amount, cost } = position;
      gifts.showOrder(uid, { orderId, contractCode, side, leverage, price: divide(cost, amount, 12), isOpen: true }, at);
    },
    close: (uid, positionId, at) => {
      const position = db.positions.get(positionId);
      if (position?.owner !== uid) return;
      const { contractCode, side, amount } = position;
      const order = { owner: uid, bizType: 'perpetual', contractCode, side: orderSideOf(side, 'close'), effect: 'close' } as const;
      placeOrder({ ...order, kind: 'market', amount, positionId, at });
      // Whatever was not filled at once is retried.
      if (db.positions.get(positionId)) scheduleAction(at + retryMs, 'close', uid, positionId);
    },
  };
}
