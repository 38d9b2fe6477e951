/**
 * Contracts: orders, plans and positions of all users, real and mock.
 * `amount` is a whole number of lots in the base coin, or in US dollars for an inverse contract; `buy` with `open` opens a long, `sell` with
 * `close` closes it. `place` throws `BusinessError` with the blocker without changing anything. The events positionOpened, positionChanged
 * and positionClosed are emitted once order and position are consistent; a fill at several prices emits one event per price.
 */
import { account } from '@/contract/capital';
import { tradeMode, type BizType, type Position, type TradeMode } from '@/contract/swap';
import type { Execution } from '../execution/execution';
import type { ContractsContext } from './context';
import { createCards, type Cards } from './cards';
import { createConditions, type Conditions } from './conditions';
import { cancelOpeningOrder } from './cancelOpeningOrder';
import { createFundingAndSettlement } from './fundingAndSettlement';
import type { PositionEvent } from './events';
import { createPositionActions, type PositionActions } from './positionActions';
import { createPositionStore } from './positionStore';
import { createLiquidation } from './liquidation';
import { createLeverage } from './leverage';
import { createMockResults, type MockResults } from './mockResults';
import { createMockAccounts, type MockAccounts } from './mockAccounts';
import type { OrderTerms } from './order';
import { createOrderFills } from './orderFills';
import { createOrders, type Orders } from './orders';
import { createContractWallet, type AccountRef } from './contractWallet';
import type { StoredContractOrder, StoredPosition } from './records';
import { createClosing } from './closing';
import { createRisk } from './risk';
import { createViews, type Views } from './views';

export type { OrderTerms } from './order';

/** The contracts of a world. */
export interface Positions {
  /** Places an order. Throws `BusinessError`. */
  place(order: OrderTerms): StoredContractOrder;
  /** A user's open positions, valued at the current mark; of real contracts by default. */
  list(owner: number, mode?: TradeMode): Position[];
  /** A user's open positions as stored, oldest first; of one business type, or of all with `portal`. */
  open(owner: number, mode: TradeMode, bizType: BizType): readonly StoredPosition[];
  readonly orders: Pick<Orders, 'change' | 'end' | 'openOrders'>;
  readonly conditions: Pick<Conditions, 'plan' | 'trail' | 'exit' | 'change' | 'cancel' | 'waiting'>;
  readonly positionActions: PositionActions;
  readonly views: Views;
  readonly cards: Pick<Cards, 'of'>;
  readonly mockAccounts: MockAccounts;
  readonly mockResults: MockResults;
  /** To be called after money has entered or left a user's contract account other than through contracts. */
  onBalanceChange(accountRef: AccountRef, at: number): void;
  run(event: PositionEvent, at: number): void;
}

/** Opens the contracts of a world. Mock trading posts to the mock ledger only, everything else to the ledger. */
export function createPositions(context: ContractsContext, execution: Execution): Positions {
  const { db, eventBus, now } = context;
  const contractWallet = createContractWallet(context, context.mockLedger);
  const cards = createCards(context);
  const closing = createClosing(context, contractWallet, cards.pay);
  const positionStore = createPositionStore(context, contractWallet, closing);
  const orderFills = createOrderFills(context, contractWallet, positionStore);
  const leverages = createLeverage(context, contractWallet);
  const orders = createOrders(context, execution, { contractWallet, positionStore, orderFills, leverages });
  const conditions = createConditions(context, execution, orders);
  const risk = createRisk(context, contractWallet, orders, createLiquidation(context, contractWallet, closing, orders));
  const fundingAndSettlement = createFundingAndSettlement(context, contractWallet, positionStore);
  const views = createViews(context, contractWallet, orders, risk, cards);
  const positionActions = createPositionActions(context, { contractWallet, positionStore, closing, orders, conditions, leverages });
  const onBalanceChange: Positions['onBalanceChange'] = (accountRef, at) => {
    contractWallet.reserve(accountRef, at);
    risk.watchCross(accountRef, at);
  };
  const watch = (positionId: string, at: number) => {
    const position = db.positions.get(positionId);
    if (!position) return;
    risk.watchIsolated(positionId, at);
    risk.watchCross(position, at);
  };

  eventBus.on('positionOpened', ({ positionId, at }) => {
    fundingAndSettlement.schedulePayments(positionId, at);
    watch(positionId, at);
  });
  eventBus.on('positionChanged', ({ positionId, at }) => watch(positionId, at));
  eventBus.on('marginChanged', ({ positionId, at }) => watch(positionId, at));
  eventBus.on('positionClosed', ({ owner, coinId, at }) => onBalanceChange({ owner, coinId }, at));
  eventBus.on('marketChanged', ({ concerns, at, until }) => {
    if (until > at) risk.rewatch(concerns, at);
  });
  eventBus.on('fundsLeaving', ({ owner, wallet, coinId }) => {
    if (wallet === account.perpetual) contractWallet.reserve({ owner, coinId }, now());
  });
  eventBus.on('transferBooked', ({ owner, coinId }) => onBalanceChange({ owner, coinId }, now()));
  eventBus.on('fundsReceived', ({ owner, wallet, coinId }) => {
    if (wallet === account.perpetual) onBalanceChange({ owner, coinId }, now());
  });

  const open: Positions['open'] = (owner, mode, bizType) =>
    db.positions.find({ where: { owner, mode, ...(bizType === 'portal' ? {} : { bizType }) }, sort: [['openedTime', 'asc']] }).list;

  return {
    place: orders.place,
    list: (owner, mode = tradeMode.real) => open(owner, mode, 'portal').map((position) => views.position(position, now())),
    open,
    orders,
    conditions,
    positionActions,
    views,
    cards,
    mockAccounts: createMockAccounts(context, contractWallet, orders),
    mockResults: createMockResults(context),
    onBalanceChange,
    run: ({ kind, id }, at) => {
      switch (kind) {
        case 'isolated':
          return risk.runIsolated(id, at);
        case 'cross':
          return risk.runCross(id, at);
        case 'funding':
          fundingAndSettlement.payFunding(id, at);
          return watch(id, at);
        case 'settle':
          return fundingAndSettlement.settle(id, at);
        case 'closeOnly':
          return cancelOpeningOrder(context, orders, conditions, id, at);
      }
    },
  };
}
