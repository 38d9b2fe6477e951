/**
 * Contracts: orders, plans and positions of everybody, of real and of simulation contracts. What other parts call:
 *
 *   world.positions.place({ owner, bizType, contractCode, side: 'buy' | 'sell', effect: 'open' | 'close', kind, amount, price?,
 *                           leverage?, marginMode?, positionId?, at, source? })   → the order as it stands after matching
 *   world.positions.list(owner)                                                   → open positions of real contracts, at the present mark
 *   news.hear('positionOpened' | 'positionChanged' | 'positionClosed', (what: PositionNews) => …)
 *
 * `amount` is in the base coin, a whole number of lots; `buy` with `open` makes a long, `sell` with `close` ends it. `place` throws
 * `OrderRefused` with the obstacle and then nothing has happened. News are told when order and position agree; a fill that spans several
 * prices tells one piece of news per price.
 */
import { account } from '@/contract/capital';
import { tradeMode, type BizType, type Position, type TradeMode } from '@/contract/swap';
import type { Floor } from '../floor';
import type { Ledger } from '../ledger';
import { createCards, type Cards } from './cards';
import { createConditions, type Conditions } from './conditions';
import { createDues } from './dues';
import type { PositionEvent } from './events';
import { createHandling, type Handling } from './handling';
import { createHoldings } from './holdings';
import { createMatching } from './matching';
import { createMockAccounts, type MockAccounts } from './mock';
import type { OrderTerms } from './order';
import { createOrders, type Orders } from './orders';
import { createPurse, type Owned } from './purse';
import type { StoredContractOrder, StoredPosition } from './records';
import { createReductions } from './reductions';
import { createRisk } from './risk';
import { createViews, type Views } from './views';

export type { OrderTerms } from './order';

/** The contracts of a world. */
export interface Positions {
  /** Places an order. Throws `OrderRefused`. */
  place(order: OrderTerms): StoredContractOrder;
  /** What somebody has open, valued at the present mark; of real contracts unless asked otherwise. */
  list(owner: number, mode?: TradeMode): Position[];
  /** The same as it is kept, of one kind of business; the oldest first. */
  open(owner: number, mode: TradeMode, bizType: BizType): readonly StoredPosition[];
  readonly orders: Pick<Orders, 'change' | 'end' | 'waiting'>;
  readonly conditions: Pick<Conditions, 'plan' | 'trail' | 'exit' | 'change' | 'cancel' | 'waiting'>;
  readonly handling: Handling;
  readonly views: Views;
  readonly cards: Pick<Cards, 'of'>;
  readonly mockAccounts: MockAccounts;
  /** To be called where money came into or went out of somebody's contract account other than by contracts. */
  moneyMoved(whose: Owned, at: number): void;
  run(event: PositionEvent, at: number): void;
}

/** Opens the contracts of a world. Mock trading posts to `mockLedger` only, everything else to the floor's. */
export function createPositions(floor: Floor, mockLedger: Ledger): Positions {
  const { db, news, now } = floor;
  const purse = createPurse(floor, mockLedger);
  const cards = createCards(floor);
  const reductions = createReductions(floor, purse, cards.pay);
  const holdings = createHoldings(floor, purse, reductions);
  const matching = createMatching(floor, purse, holdings);
  const orders = createOrders(floor, purse, holdings, matching);
  const conditions = createConditions(floor, orders);
  const risk = createRisk(floor, purse, reductions, orders);
  const dues = createDues(floor, purse, holdings);
  const views = createViews(floor, purse, orders, risk);
  const handling = createHandling(floor, { purse, holdings, reductions, orders, conditions, risk });
  const moneyMoved: Positions['moneyMoved'] = (whose, at) => {
    purse.hold(whose, at);
    risk.watchCross(whose, at);
  };
  const watch = (positionId: string, at: number) => {
    const position = db.positions.get(positionId);
    if (!position) return;
    risk.watchIsolated(positionId, at);
    risk.watchCross(position, at);
  };

  news.hear('positionOpened', ({ positionId, at }) => {
    dues.expect(positionId, at);
    watch(positionId, at);
  });
  news.hear('positionChanged', ({ positionId, at }) => watch(positionId, at));
  news.hear('positionClosed', ({ owner, coinId, at }) => moneyMoved({ owner, coinId }, at));
  news.hear('moneyLeaving', ({ owner, wallet, coinId }) => {
    if (wallet === account.perpetual) purse.hold({ owner, coinId }, now());
  });
  news.hear('transferBooked', ({ owner, coinId }) => moneyMoved({ owner, coinId }, now()));

  const open: Positions['open'] = (owner, mode, bizType) =>
    db.positions.find({ where: { owner, mode, ...(bizType === 'portal' ? {} : { bizType }) }, sort: [['openedTime', 'asc']] }).list;

  return {
    place: orders.place,
    list: (owner, mode = tradeMode.real) => open(owner, mode, 'portal').map((position) => views.position(position, now())),
    open,
    orders,
    conditions,
    handling,
    views,
    cards,
    mockAccounts: createMockAccounts(floor, mockLedger, orders),
    moneyMoved,
    run: ({ kind, id }, at) => {
      switch (kind) {
        case 'order':
          return orders.run(id, at);
        case 'condition':
          return conditions.run(id, at);
        case 'isolated':
          return risk.runIsolated(id, at);
        case 'cross':
          return risk.runCross(id, at);
        case 'funding':
          dues.payFunding(id, at);
          return watch(id, at);
        case 'settle':
          return dues.settle(id, at);
      }
    },
  };
}
