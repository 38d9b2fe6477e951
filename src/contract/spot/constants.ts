import { account } from '../capital/accounts';

/** Accounts from which orders are placed: spot, cross margin and isolated margin share one order book. Source: specification, Account type codes. */
export const tradingAccount = { spot: account.spot, crossMargin: account.crossMargin, isolatedMargin: account.isolatedMargin } as const;
export type TradingAccount = (typeof tradingAccount)[keyof typeof tradingAccount];

/** Order side, relative to the base coin (assumed: not shown). */
export const orderSide = { buy: 'buy', sell: 'sell' } as const;
export type OrderSide = (typeof orderSide)[keyof typeof orderSide];

/** Order types; the two legs of an OCO are a limit and a stop-limit order with the same `ocoId` (assumed: not shown). */
export const orderType = { limit: 'limit', market: 'market', stopLimit: 'stopLimit', trailing: 'trailing' } as const;
export type OrderType = (typeof orderType)[keyof typeof orderType];

/** Stage of an open order: in the book, or waiting for its trigger (assumed: not shown). */
export const orderStage = { book: 'book', trigger: 'trigger' } as const;

/** Time in force of a limit order: good till cancelled, immediate or cancel, fill or kill, post-only (assumed: not shown). */
export const timeInForce = { gtc: 'gtc', ioc: 'ioc', fok: 'fok', postOnly: 'postOnly' } as const;
export type TimeInForce = (typeof timeInForce)[keyof typeof timeInForce];

/** States of an order; `waiting` is not yet triggered, `expired` ended by its own terms (assumed: not shown). */
export const orderState = {
  waiting: 'waiting',
  open: 'open',
  partlyFilled: 'partlyFilled',
  filled: 'filled',
  cancelled: 'cancelled',
  expired: 'expired',
} as const;
export type OrderState = (typeof orderState)[keyof typeof orderState];

/** Why an order ended before being completely filled (assumed: not shown). */
export const endReason = {
  /** Cancelled by the user. */
  user: 'user',
  /** The other leg of its OCO was executed. */
  oco: 'oco',
  /** The remainder could not be filled under its terms: market, IOC, FOK. */
  terms: 'terms',
  /** A post-only order that would have matched immediately when triggered. */
  postOnly: 'postOnly',
  /** It would have matched an order of the same user. */
  selfTrade: 'selfTrade',
  /** The frozen amount was insufficient when it was triggered. */
  balance: 'balance',
  /** Trading of the pair ended. */
  marketClosed: 'marketClosed',
  /** The margin account was liquidated or closed. */
  liquidation: 'liquidation',
} as const;
export type EndReason = (typeof endReason)[keyof typeof endReason];

/** Role in a fill: the maker's order was resting in the book, the taker's order matched it (assumed: not shown). */
export const fillRole = { maker: 'maker', taker: 'taker' } as const;

/** Margin trade types: borrow what the order lacks, or repay from its proceeds (assumed: not shown). */
export const tradeType = { normal: 'normal', autoBorrow: 'autoBorrow', autoRepay: 'autoRepay' } as const;
export type TradeType = (typeof tradeType)[keyof typeof tradeType];

/** Reasons for a change of an account balance (assumed: not shown). */
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

/** Maker and taker fees by VIP level 0 to 15, as fractions of the received amount (assumed: not shown). */
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

/** Minimum turnover of an order by quote coin (assumed: not shown). */
export const minTurnover = { USDT: '5', USDC: '5', BTC: '0.00005', ETH: '0.0015' } as const;

/** Allowed range of a limit price, as factors of the latest price, for buys and sells (assumed: not shown). */
export const priceBand = {
  buy: { from: '0.1', to: '1.1' },
  sell: { from: '0.9', to: '10' },
} as const;

/** Limit price of an attached stop loss as a factor of its trigger price, for buys and sells (assumed: not shown). */
export const stopLossLimitFactor = { buy: '1.01', sell: '0.99' } as const;

/** Bounds of a trailing order's distance, as a fraction of the price (assumed: not shown). */
export const trailingBand = { from: '0.001', to: '0.2' } as const;

/** Operating state of the whole exchange (assumed: not shown). */
export const systemState = { running: 'running', maintenance: 'maintenance' } as const;

/** Types of records a bill can originate from. */
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
  /** An investment product, such as savings. */
  product: 'product',
} as const;
export type BillOrigin = (typeof billOrigin)[keyof typeof billOrigin];
