import * as z from 'zod/mini';
import { ConditionOrder, ContractDeal, ContractOrder, FundingRecord, TradingFundUsage } from '@/contract/swap';
import { marginModes, PastPosition, Position, positionModes, positionTypes, PositionAdjustment } from '@/contract/swap';

const owned = { owner: z.int() };
/** The id of the next scheduled event; null if there is none. */
const scheduledEventId = z.nullable(z.int());

/** A stored order: `covered` is the part that may still open a position, for which `frozen` is reserved. */
export const StoredContractOrder = z.extend(ContractOrder, { ...owned, coinId: z.int(), covered: z.string() });
export type StoredContractOrder = z.output<typeof StoredContractOrder>;

export const StoredCondition = z.extend(ConditionOrder, owned);
export type StoredCondition = z.output<typeof StoredCondition>;

/** A stored position: `cost` is its value at entry, `margin` its own margin if isolated, `closed…` what was closed of it. */
export const StoredPosition = z.extend(
  z.pick(Position, {
    positionId: true,
    bizType: true,
    mode: true,
    contractCode: true,
    side: true,
    marginMode: true,
    leverage: true,
    openedTime: true,
    updatedTime: true,
    amount: true,
    margin: true,
    realised: true,
    fee: true,
    funding: true,
  }),
  {
    ...owned,
    coinId: z.int(),
    cost: z.string(),
    openedAmount: z.string(),
    openedCost: z.string(),
    /** The maximum amount open at once; missing in older records. */
    maxAmount: z.optional(z.string()),
    closedAmount: z.string(),
    closedTurnover: z.string(),
    scheduledEventId,
    isWarned: z.boolean(),
    fundingEventId: scheduledEventId,
  },
);
export type StoredPosition = z.output<typeof StoredPosition>;

export const StoredPastPosition = z.extend(PastPosition, owned);
export type StoredPastPosition = z.output<typeof StoredPastPosition>;
export const StoredDeal = z.extend(ContractDeal, owned);
export type StoredDeal = z.output<typeof StoredDeal>;
export const StoredFunding = z.extend(FundingRecord, owned);
export const StoredAdjustment = z.extend(PositionAdjustment, owned);
export const StoredFundUsage = z.extend(TradingFundUsage, owned);

/** One coin of a user's contract account; `reserved` is what is frozen for all cross positions together. `key` is `owner:coinId`. */
export const ContractAccount = z.object({
  key: z.string(),
  owner: z.int(),
  coinId: z.int(),
  reserved: z.string(),
  scheduledEventId,
  isWarned: z.boolean(),
});
export type ContractAccount = z.output<typeof ContractAccount>;

/** A user's settings of a contract. `key` is `owner:contractCode`. */
export const ContractSetting = z.object({
  key: z.string(),
  owner: z.int(),
  contractCode: z.string(),
  leverage: z.int(),
  marginMode: z.enum(marginModes),
  positionMode: z.enum(positionModes),
  positionType: z.enum(positionTypes),
});
export type ContractSetting = z.output<typeof ContractSetting>;

/** A trading-fund card; each owner has one at most. */
export const FundCard = z.object({ owner: z.int(), cardId: z.int(), fundId: z.int(), amount: z.string(), left: z.string() });
export type FundCard = z.output<typeof FundCard>;
