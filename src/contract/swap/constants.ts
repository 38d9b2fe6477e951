/** Kinds of contract business in paths and queries; `portal` is the default and covers both others. Source: specification, Swap and perpetual. */
export const bizTypes = ['portal', 'perpetual', 'deliver'] as const;
export type BizType = (typeof bizTypes)[number];

/** Maximum time to expiry of each delivery type, in weeks; anything longer is `nextQuarter`. Source: specification, Business constants, Instrument types. */
export const deliveryWeeks = [
  { type: 'week', weeks: 1 },
  { type: 'nextWeek', weeks: 2 },
  { type: 'quarter', weeks: 13 },
] as const;

/** Suffix of delivery contract names. Source: specification, Routes, contract. */
export const deliverySuffix = '_d';

/** Period before delivery in which a contract accepts only closing orders, in ms (assumed: no rule is shown). */
export const deliveryReduceOnlyMs = 3 * 60_000;

/** Whether a record belongs to real or mock trading, which has separate funds (assumed: the values are not shown). */
export const tradeMode = { real: 0, mock: 1 } as const;
export type TradeMode = (typeof tradeMode)[keyof typeof tradeMode];

/** Prefix of simulation contract names, as in `f_btcf_usdt`. Source: specification, Routes, contract. */
export const mockPrefix = 'f_';

/** Coins of mock trading; their ids share the number space of real coins (the names are given, the ids assumed). */
export const mockCoin = { f_usdt: 9052, f_usdc: 9053 } as const;
export type MockCoin = keyof typeof mockCoin;
export const mockCoinNames = ['f_usdt', 'f_usdc'] as const satisfies readonly MockCoin[];

/** Mock funds per coin: the balance a claim tops up to, the highest balance at which a claim is allowed, and the claims per UTC day, including resets (assumed). */
export const mockFunds = { start: '50000', topUpBelow: '10000', claimsPerDay: 3 } as const;

/** Weekly rewards of mock trading in USDT, by rank (assumed). */
export const mockRewards = ['200', '100', '50', '20', '20', '10', '10', '10', '10', '10'] as const;

/** Order sides: buying opens a long or closes a short position, selling the reverse (assumed: the words are not shown). */
export const orderSides = ['buy', 'sell'] as const;
export type OrderSide = (typeof orderSides)[number];

/** Whether an order opens or only closes a position (assumed). */
export const orderEffects = ['open', 'close'] as const;
export type OrderEffect = (typeof orderEffects)[number];

/** Order types (assumed). */
export const orderKinds = ['limit', 'market', 'postOnly', 'ioc', 'fok'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** Order states (assumed). */
export const orderStates = ['open', 'partlyFilled', 'filled', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** Why an order ended before being completely filled; `selfTrade` would have matched an order of the same user (assumed). */
export const orderEndReasons = [
  'byUser',
  'unfilled',
  'selfTrade',
  'balance',
  'noPosition',
  'expired',
  'liquidated',
  'deliveryReduceOnly',
] as const;
export type OrderEndReason = (typeof orderEndReasons)[number];

/** Origin of an order (assumed). */
export const orderSources = ['user', 'condition', 'reverse', 'closeAll', 'copy', 'liquidation', 'settlement'] as const;
export type OrderSource = (typeof orderSources)[number];

/** Whether the whole account or only the position's own margin backs a position (assumed). */
export const marginModes = ['cross', 'isolated'] as const;
export type MarginMode = (typeof marginModes)[number];

/** Whether a contract has a single position for both sides, or separate long and short positions (assumed). */
export const positionModes = ['oneWay', 'hedge'] as const;
export type PositionMode = (typeof positionModes)[number];

/** Whether orders of one side share a position or have one each (assumed). */
export const positionTypes = ['merge', 'split'] as const;
export type PositionType = (typeof positionTypes)[number];

export const positionSides = ['long', 'short'] as const;
export type PositionSide = (typeof positionSides)[number];

/** How a position ended; for `partlyClosed`, a part was closed and the rest remains open (assumed). */
export const positionEndReasons = ['closed', 'liquidated', 'settled', 'merged', 'partlyClosed'] as const;
export type PositionEndReason = (typeof positionEndReasons)[number];

/** Which positions are closed together (assumed). */
export const closeScopes = ['all', 'profit', 'loss'] as const;
export type CloseScope = (typeof closeScopes)[number];

/** Conditional order types; a trailing order follows the price and triggers when the price pulls back (assumed). */
export const conditionKinds = ['plan', 'takeProfit', 'stopLoss', 'trailing'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** Bounds of a trailing order's callback, as a fraction of the price (assumed). */
export const callbackBand = { from: '0.001', to: '0.2' } as const;

/** Price types for triggers: latest, mark or index price (assumed: the words are not shown). */
export const priceBases = ['last', 'mark', 'index'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** Whether a plan order triggers on a rise or a fall (assumed). */
export const triggerDirections = ['above', 'below'] as const;

/** States of a plan order (assumed). */
export const conditionStates = ['waiting', 'triggered', 'failed', 'cancelled'] as const;

/** Position adjustments other than trades (assumed). */
export const adjustmentKinds = ['marginAdded', 'marginRemoved', 'leverage', 'merged'] as const;

/** Kinds of bills in a contract account (assumed). */
export const contractBillKinds = [
  'realised',
  'fee',
  'funding',
  'liquidation',
  'settlement',
  'bonus',
  'transferIn',
  'transferOut',
  'profitShare',
] as const;
export type ContractBillKind = (typeof contractBillKinds)[number];

/** Role in a fill: resting in the book, or taking from it. */
export const fillRoles = ['maker', 'taker'] as const;
