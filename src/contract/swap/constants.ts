/** Words for a kind of contract business in paths and queries; `portal` is the default and covers both. Source: specification, Swap and perpetual. */
export const bizTypes = ['portal', 'perpetual', 'deliver'] as const;
export type BizType = (typeof bizTypes)[number];

/** Longest time to expiry of each delivery type, in weeks; beyond the last is `nextQuarter`. Source: specification, Business constants, Instrument types. */
export const deliveryWeeks = [
  { type: 'week', weeks: 1 },
  { type: 'nextWeek', weeks: 2 },
  { type: 'quarter', weeks: 13 },
] as const;

/** What the name of a delivery contract ends in. Source: specification, Routes, contract. */
export const deliverySuffix = '_d';

/** For how long before its delivery a contract takes only orders that close, in ms (assumed: no rule is shown). */
export const deliveryReduceOnlyMs = 3 * 60_000;

/** Whether something is of the exchange or of mock trading, which has money of its own (assumed: the values are not shown). */
export const tradeMode = { real: 0, mock: 1 } as const;
export type TradeMode = (typeof tradeMode)[keyof typeof tradeMode];

/** What the name of a simulation contract begins with, as in `f_btcf_usdt`. Source: specification, Routes, contract. */
export const mockPrefix = 'f_';

/** Coins of mock trading; their ids stand beside those of real coins (the names are given, the ids assumed). */
export const mockCoin = { f_usdt: 9052, f_usdc: 9053 } as const;
export type MockCoin = keyof typeof mockCoin;
export const mockCoinNames = ['f_usdt', 'f_usdc'] as const satisfies readonly MockCoin[];

/** What a claim fills a coin of mock trading up to, up to what balance it may be claimed, and how often in a day of UTC, resets included (assumed). */
export const mockFunds = { start: '50000', topUpBelow: '10000', claimsPerDay: 3 } as const;

/** What the best of a week of mock trading win, best first, in USDT (assumed). */
export const mockRewards = ['200', '100', '50', '20', '20', '10', '10', '10', '10', '10'] as const;

/** Buying opens a long or closes a short position, selling the other way round (assumed: the words are not shown). */
export const orderSides = ['buy', 'sell'] as const;
export type OrderSide = (typeof orderSides)[number];

/** Whether an order may open a position or only close one (assumed). */
export const orderEffects = ['open', 'close'] as const;
export type OrderEffect = (typeof orderEffects)[number];

/** How an order is to be filled (assumed). */
export const orderKinds = ['limit', 'market', 'postOnly', 'ioc', 'fok'] as const;
export type OrderKind = (typeof orderKinds)[number];

/** What became of an order (assumed). */
export const orderStates = ['open', 'partlyFilled', 'filled', 'cancelled'] as const;
export type OrderState = (typeof orderStates)[number];

/** Why an order ended without being filled; `selfTrade` came to an order of its own owner (assumed). */
export const orderEnds = [
  'byUser',
  'unfilled',
  'selfTrade',
  'balance',
  'noPosition',
  'expired',
  'liquidated',
  'deliveryReduceOnly',
] as const;
export type OrderEnd = (typeof orderEnds)[number];

/** Where an order came from (assumed). */
export const orderSources = ['user', 'condition', 'reverse', 'closeAll', 'copy', 'liquidation', 'settlement'] as const;
export type OrderSource = (typeof orderSources)[number];

/** Whether the whole account or only its own margin stands behind a position (assumed). */
export const marginModes = ['cross', 'isolated'] as const;
export type MarginMode = (typeof marginModes)[number];

/** Whether a contract has one position that orders of both sides move, or a long and a short one (assumed). */
export const positionModes = ['oneWay', 'hedge'] as const;
export type PositionMode = (typeof positionModes)[number];

/** Whether orders of one side share a position or have one each (assumed). */
export const positionTypes = ['merge', 'split'] as const;
export type PositionType = (typeof positionTypes)[number];

export const positionSides = ['long', 'short'] as const;
export type PositionSide = (typeof positionSides)[number];

/** How a position came to its end; `partlyClosed` is one of which a part is closed and the rest still open (assumed). */
export const positionEnds = ['closed', 'liquidated', 'settled', 'merged', 'partlyClosed'] as const;
export type PositionEnd = (typeof positionEnds)[number];

/** Which positions are closed at once (assumed). */
export const closeScopes = ['all', 'profit', 'loss'] as const;
export type CloseScope = (typeof closeScopes)[number];

/** Orders that wait for a price before they are placed; a trailing one follows the price and goes once it has come back (assumed). */
export const conditionKinds = ['plan', 'takeProfit', 'stopLoss', 'trailing'] as const;
export type ConditionKind = (typeof conditionKinds)[number];

/** Bounds of how far a price must come back for a trailing order, as a fraction of the price (assumed). */
export const callbackBand = { from: '0.001', to: '0.2' } as const;

/** Which price an order that waits goes by: the latest one, the mark or the index (assumed: the words are not shown). */
export const priceBases = ['last', 'mark', 'index'] as const;
export type PriceBasis = (typeof priceBases)[number];

/** Whether a plan order waits for a rise or a fall (assumed). */
export const triggerDirections = ['above', 'below'] as const;

/** What became of a plan order (assumed). */
export const conditionStates = ['waiting', 'triggered', 'failed', 'cancelled'] as const;

/** What a user did to a position besides trading it (assumed). */
export const adjustmentKinds = ['marginAdded', 'marginRemoved', 'leverage', 'merged'] as const;

/** Kinds of a line in the bills of a contract account (assumed). */
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

/** Whether a fill waited in the book or took from it. */
export const fillRoles = ['maker', 'taker'] as const;
