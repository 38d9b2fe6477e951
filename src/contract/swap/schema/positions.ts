import * as z from 'zod/mini';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, positiveDecimal } from '../../endpoint';
import { lenient } from '../../lenient';
import { maxDeleverageLevel } from '../risk';
import { bizTypeFilter } from './orders';
import {
  adjustmentKinds,
  bizTypes,
  closeScopes,
  marginModes,
  positionEndReasons,
  positionModes,
  positionSides,
  positionTypes,
  tradeMode,
} from '../constants';

const unknownFields = 'the fields of positions are not shown';

const positionFields = {
  positionId: z.string(),
  bizType: z.enum(bizTypes),
  mode: oneOf(tradeMode),
  contractCode: z.string(),
  side: z.enum(positionSides),
  marginMode: z.enum(marginModes),
  leverage: z.int(),
  openedTime: instant(),
};

/** An open position; `amount` in the base coin (US dollars for an inverse contract), money in the settlement coin, `returnRate` and `marginRate` in percent. */
export const Position = assumed(
  z.object({
    ...positionFields,
    amount: decimal(),
    closableAmount: decimal(),
    entryPrice: decimal(),
    markPrice: decimal(),
    liquidationPrice: z.nullable(decimal()),
    margin: decimal(),
    maintenanceMargin: decimal(),
    unrealised: decimal(),
    returnRate: decimal(),
    /** Maintenance margin in percent of the collateral backing the position; liquidation at 100. */
    marginRate: decimal(),
    /** Auto-deleveraging level from 1 (last) to 5 (first); null if not provided. */
    deleverageLevel: assumed(
      lenient(z.nullable(z.int().check(z.gte(1), z.lte(maxDeleverageLevel))), null),
      'no document shows the place in this queue',
    ),
    realised: decimal(),
    fee: decimal(),
    funding: decimal(),
    takeProfitPrice: z.nullable(decimal()),
    stopLossPrice: z.nullable(decimal()),
    updatedTime: instant(),
  }),
  unknownFields,
);
export type Position = z.output<typeof Position>;

/** A closed or partly closed position: `amount` is the total amount opened, `closedTime` the time of the last close. */
export const PastPosition = assumed(
  z.object({
    ...positionFields,
    end: z.enum(positionEndReasons),
    amount: decimal(),
    /** The largest amount open at once, and the amount closed; missing in older records. */
    maxAmount: z.optional(decimal()),
    closedAmount: z.optional(decimal()),
    entryPrice: decimal(),
    closePrice: decimal(),
    realised: decimal(),
    /** Realised profit in percent of the opening margin. */
    returnRate: z.optional(decimal()),
    fee: decimal(),
    funding: decimal(),
    closedTime: instant(),
  }),
  unknownFields,
);
export type PastPosition = z.output<typeof PastPosition>;
export const PastPositionList = listOf(PastPosition);

export const PositionFilter = assumed(
  z.object({ mode: z._default(oneOfText(tradeMode), tradeMode.real), contractCode: z.optional(z.string()) }),
  'the names of the filters are not shown',
);
export const PastPositionFilter = assumed(
  z.object({ ...bizTypeFilter, side: z.optional(z.enum(positionSides)) }),
  'the names of the filters are not shown',
);

/** Margin to add to an isolated position or remove from it. */
export const AdjustMarginRequest = assumed(
  z.object({ positionId: z.string(), kind: z.enum(['add', 'remove']), amount: positiveDecimal() }),
  'the fields of this call are not shown',
);
/** The position to reverse; the contract's only position if omitted. */
export const ReversePositionRequest = assumed(z.object({ positionId: z.optional(z.string()) }), 'the fields of this call are not shown');
export const MergePositionsRequest = assumed(z.object({ side: z.enum(positionSides) }), 'the fields of this call are not shown');
export const ClosePositionRequest = assumed(
  z.object({
    scope: z.enum(closeScopes),
    contractCode: z.optional(z.string()),
    positionId: z.optional(z.string()),
    mode: z._default(oneOf(tradeMode), tradeMode.real),
  }),
  'the fields of this call are not shown',
);

/** A user's trading settings for a contract. */
export const PositionSettingsRequest = assumed(
  z.partial(
    z.object({
      leverage: z.int().check(z.gte(1)),
      marginMode: z.enum(marginModes),
      positionMode: z.enum(positionModes),
      positionType: z.enum(positionTypes),
    }),
  ),
  'the fields of this call are not shown; read as leverage and the modes a contract is traded with',
);
export type PositionSettingsRequest = z.output<typeof PositionSettingsRequest>;

/** A user's settings for a contract and its limits; fees as fractions, `minAmount` in the contract's amount unit, notional limits in the quote currency, tiers in the settlement coin. */
export const ConfigsSummary = assumed(
  z.object({
    contractCode: lenient(z.string(), ''),
    leverage: z.int(),
    marginMode: z.enum(marginModes),
    positionMode: z.enum(positionModes),
    positionType: z.enum(positionTypes),
    maxLeverage: z.int(),
    makerFee: decimal(),
    takerFee: decimal(),
    minAmount: decimal(),
    minNotional: decimal(),
    maxNotional: decimal(),
    priceDeviation: decimal(),
    isOpen: z.boolean(),
    tiers: z.array(z.object({ upTo: z.nullable(decimal()), maintenanceRate: decimal(), maxLeverage: z.int() })),
  }),
  'the fields of this response are not shown',
);
export type ConfigsSummary = z.output<typeof ConfigsSummary>;

/** A change to a position other than trading. */
export const PositionAdjustment = assumed(
  z.object({
    id: z.string(),
    mode: oneOf(tradeMode),
    contractCode: z.string(),
    positionId: z.string(),
    kind: z.enum(adjustmentKinds),
    before: decimal(),
    after: decimal(),
    createdTime: instant(),
  }),
  'the fields of this log are not shown',
);
export type PositionAdjustment = z.output<typeof PositionAdjustment>;
