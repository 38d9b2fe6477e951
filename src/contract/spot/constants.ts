import { account } from '../capital/accounts';

/** Accounts that orders are placed from: spot, cross margin and isolated margin share one order book. Source: specification, Account type codes. */
export const tradingAccount = { spot: account.spot, crossMargin: account.crossMargin, isolatedMargin: account.isolatedMargin } as const;
export type TradingAccount = (typeof tradingAccount)[keyof typeof tradingAccount];

/** Which way an order goes, seen from the base coin (assumed: not shown). */
export const orderSide = { buy: 'buy', sell: 'sell' } as const;
export type OrderSide = (typeof orderSide)[keyof typeof orderSide];

/** Kinds of orders; the two legs of an OCO are a limit and a stop-limit order that share an `ocoId` (assumed: not shown). */
export const orderType = { limit: 'limit', market: 'market', stopLimit: 'stopLimit', trailing: 'trailing' } as const;
export type OrderType = (typeof orderType)[keyof typeof orderType];

/** Where an open order waits: in the book, or for its trigger (assumed: not shown). */
export const orderStage = { book: 'book', trigger: 'trigger' } as const;

/** How long a limit order stands: until cancelled, fill at once what can be, fill all at once or nothing, only as maker (assumed: not shown). */
export const timeInForce = { gtc: 'gtc', ioc: 'ioc', fok: 'fok', postOnly: 'postOnly' } as const;
export type TimeInForce = (typeof timeInForce)[keyof typeof timeInForce];

/** What has become of an order; `waiting` has not been triggered yet, `expired` ended by its own terms (assumed: not shown). */
export const orderState = {
  waiting: 'waiting',
  open: 'open',
  partlyFilled: 'partlyFilled',
  filled: 'filled',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;
export type OrderState = (typeof orderState)[keyof typeof orderState];

/** Why an order ended unfilled (assumed: not shown). */
export const endReason = {
  /** Its owner cancelled it. */
  user: 'user',
  /** The other leg of its OCO went ahead. */
  oco: 'oco',
  /** Its terms left the rest unfilled: market, IOC, FOK. */
  terms: 'terms',
  /** It was post-only and would have matched when it was triggered. */
  postOnly: 'postOnly',
  /** It came to an order of its own owner. */
  selfTrade: 'selfTrade',
  /** What was frozen for it did not suffice when it was triggered. */
  balance: 'balance',
  /** Trading of its pair ended. */
  marketClosed: 'marketClosed',
  /** Its margin account was liquidated or closed. */
  liquidation: 'liquidation',
} as const;
export type EndReason = (typeof endReason)[keyof typeof endReason];

/** Who waited in the book and who came to it (assumed: not shown). */
export const fillRole = { maker: 'maker', taker: 'taker' } as const;

/** What an order in a margin account does besides: borrow what it lacks, or repay from what it yields (assumed: not shown). */
export const tradeType = { normal: 'normal', autoBorrow: 'autoBorrow', autoRepay: 'autoRepay' } as const;
export type TradeType = (typeof tradeType)[keyof typeof tradeType];

/** Why an amount in somebody's account changed (assumed: not shown). */
export const billKind = {
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  withdrawalRefund: 'withdrawalRefund',
  transfer: 'transfer',
  payment: 'payment',
  conversion: 'conversion',
  trade: 'trade',
  fee: 'fee',
  borrow: 'borrow',
  repay: 'repay',
  interest: 'interest',
  funding: 'funding',
  realised: 'realised',
  settlement: 'settlement',
  liquidation: 'liquidation',
  profitShare: 'profitShare',
  gift: 'gift',
  bonus: 'bonus',
  adjustment: 'adjustment',
} as const;

/** Maker and taker fees by VIP level 0 to 15, as fractions of what is received (assumed: not shown). */
export const tradingFees = [
  { maker: '0.001', taker: '0.001' },
  { maker: '0.0009', taker: '0.001' },
  { maker: '0.0008', taker: '0.00095' },
  { maker: '0.0007', taker: '0.0009' },
  { maker: '0.0006', taker: '0.00085' },
  { maker: '0.0005', taker: '0.0008' },
  { maker: '0.0004', taker: '0.00075' },
  { maker: '0.00035', taker: '0.0007' },
  { maker: '0.0003', taker: '0.00065' },
  { maker: '0.00025', taker: '0.0006' },
  { maker: '0.0002', taker: '0.00055' },
  { maker: '0.00016', taker: '0.0005' },
  { maker: '0.00012', taker: '0.00045' },
  { maker: '0.00008', taker: '0.0004' },
  { maker: '0.00004', taker: '0.00035' },
  { maker: '0', taker: '0.0003' },
] as const;

/** The least turnover of an order by quote coin (assumed: not shown). */
export const minTurnover = { USDT: '5', USDC: '5', BTC: '0.00005', ETH: '0.0015' } as const;

/** How far a limit price may be from the latest price: factors of it, for a buy and for a sell (assumed: not shown). */
export const priceBand = {
  buy: { from: '0.1', to: '1.1' },
  sell: { from: '0.9', to: '10' },
} as const;

/** The limit of a stop loss that is attached to an order, as a factor of its trigger, for a buy and for a sell (assumed: not shown). */
export const stopLossRoom = { buy: '1.01', sell: '0.99' } as const;

/** Bounds of a trailing order's distance, as a fraction of the price (assumed: not shown). */
export const trailingBand = { from: '0.001', to: '0.2' } as const;

/** What the exchange as a whole is doing (assumed: not shown). */
export const systemState = { running: 'running', maintenance: 'maintenance' } as const;

/** What a bill can come of. */
export const billOrigin = {
  order: 'order',
  fill: 'fill',
  position: 'position',
  copy: 'copy',
  profitShare: 'profitShare',
  deposit: 'deposit',
  withdrawal: 'withdrawal',
  transfer: 'transfer',
  conversion: 'conversion',
  payment: 'payment',
  gift: 'gift',
  task: 'task',
  loan: 'loan',
  repayment: 'repayment',
  liquidation: 'liquidation',
  preMarketOrder: 'preMarketOrder',
  preMarketDeal: 'preMarketDeal',
  /** A product that money is put into, such as savings. */
  product: 'product',
} as const;
export type BillOrigin = (typeof billOrigin)[keyof typeof billOrigin];
