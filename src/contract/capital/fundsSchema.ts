import * as z from 'zod/mini';
import { safetyFields } from '../account/factors';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, pageQuery, positiveDecimal, wholeNumber } from '../endpoint';
import { depositState, financialRecord, remarkLength, rewardKind, withdrawalState, withdrawalVersion } from './constants';

const ownShape = 'the fields of this answer are not shown';
const ownQuery = 'the names of the parameters are not shown';
const ownBody = 'the fields of this form are not shown';

const network = () => z.string().check(z.minLength(1), z.maxLength(20));
const chainAddress = () => z.string().check(z.trim(), z.minLength(1), z.maxLength(120));
const memo = () => z._default(z.string().check(z.trim(), z.maxLength(64)), '');
const remark = () => z.string().check(z.trim(), z.maxLength(remarkLength));
const flag = () => z._default(z.boolean(), false);

/** A network that a coin can come and go by; amounts are in the coin. `isUniversal`: one address serves every coin of the network family. */
export const CoinNetwork = assumed(
  z.object({
    coinId: z.int(),
    coinName: z.string(),
    network: network(),
    name: z.string(),
    isUniversal: z.boolean(),
    needsMemo: z.boolean(),
    confirmations: z.int().check(z.positive()),
    /** How long a deposit usually takes, in minutes. */
    minutes: z.int().check(z.positive()),
    isDepositOpen: z.boolean(),
    isWithdrawOpen: z.boolean(),
    minDeposit: decimal(),
    minWithdraw: decimal(),
    withdrawFee: decimal(),
    precision: z.int().check(z.nonnegative()),
  }),
  ownShape,
);
export type CoinNetwork = z.output<typeof CoinNetwork>;

/** A kind of coin that somebody holds or has moved. */
export const OwnCoin = assumed(z.object({ coinId: z.int(), shortName: z.string(), name: z.string() }), ownShape);

/** An address at which somebody receives coins; `memo` is empty where the network has none. */
export const DepositAddress = assumed(
  z.object({
    id: z.int(),
    network: network(),
    address: z.string(),
    memo: z.string(),
    remark: z.string(),
    isSelected: z.boolean(),
    createdTime: instant(),
  }),
  ownShape,
);

/** A deposit as the records show it; `confirmations` of `requiredConfirmations` are there. */
export const Deposit = assumed(
  z.object({
    id: z.string(),
    coinId: z.int(),
    coinName: z.string(),
    network: network(),
    amount: decimal(),
    address: z.string(),
    memo: z.string(),
    txHash: z.string(),
    confirmations: z.int().check(z.nonnegative()),
    requiredConfirmations: z.int().check(z.positive()),
    state: oneOf(depositState),
    createdTime: instant(),
    creditedTime: z.nullable(instant()),
  }),
  ownShape,
);
export type Deposit = z.output<typeof Deposit>;

/** A withdrawal as the records show it: `amount` leaves the account, `amount` less `fee` arrives. */
export const Withdrawal = assumed(
  z.object({
    id: z.string(),
    coinId: z.int(),
    coinName: z.string(),
    network: network(),
    amount: decimal(),
    fee: decimal(),
    address: z.string(),
    memo: z.string(),
    remark: z.string(),
    /** Empty until the withdrawal is on the chain. */
    txHash: z.string(),
    state: oneOf(withdrawalState),
    /** Why a review rejected it; empty for the others. */
    reason: z.string(),
    createdTime: instant(),
    updatedTime: instant(),
  }),
  ownShape,
);
export type Withdrawal = z.output<typeof Withdrawal>;

/** A deposit, a withdrawal or a reward in the list of them all; `state` is read by `type`. A reward says what it is for, and has neither network nor address. */
export const FundsRecord = assumed(
  z.object({
    id: z.string(),
    type: oneOf(financialRecord),
    reward: z.nullable(z.enum(rewardKind)),
    coinId: z.int(),
    coinName: z.string(),
    network: z.string(),
    amount: decimal(),
    fee: decimal(),
    address: z.string(),
    txHash: z.string(),
    state: z.int(),
    createdTime: instant(),
  }),
  ownShape,
);
export type FundsRecord = z.output<typeof FundsRecord>;

const span = { coinId: z.optional(wholeNumber()), startTime: z.optional(wholeNumber()), endTime: z.optional(wholeNumber()), ...pageQuery };

/** Filters of deposits: newest first, `startTime` and `endTime` included. */
export const DepositFilter = assumed(z.object({ state: z.optional(oneOfText(depositState)), ...span }), ownQuery);
/** Filters of withdrawals, likewise. */
export const WithdrawalFilter = assumed(z.object({ state: z.optional(oneOfText(withdrawalState)), ...span }), ownQuery);
/** Filters of them all; without `type` every kind is listed. */
export const FundsFilter = assumed(z.object({ type: z.optional(oneOfText(financialRecord)), ...span }), ownQuery);

export const DepositPage = listOf(Deposit);
export const WithdrawalPage = listOf(Withdrawal);
export const FundsPage = listOf(FundsRecord);

export const NetworkQuery = assumed(z.object({ coinId: z.optional(wholeNumber()) }), ownQuery);
export const AddressQuery = assumed(z.object({ address: chainAddress(), coinId: z.optional(wholeNumber()) }), ownQuery);
export const AddressCheckQuery = assumed(
  z.object({ coinId: wholeNumber(), network: network(), address: chainAddress(), memo: memo() }),
  ownQuery,
);
/** Whether money can be sent to an address; `isInternal`: somebody of this exchange receives there. */
export const AddressCheck = assumed(z.object({ isValid: z.boolean(), isInternal: z.boolean() }), ownShape);

export const DepositPlace = assumed(z.object({ coinId: z.int(), network: network() }), ownBody);
export const NewDepositAddress = assumed(z.object({ network: network(), remark: z._default(remark(), '') }), ownBody);
export const DepositAddressFilter = assumed(z.object({ coinId: z.optional(z.int()), network: z.optional(network()) }), ownBody);
export const Chosen = assumed(z.object({ id: z.int() }), ownBody);
export const RemarkChange = assumed(z.object({ id: z.int(), remark: remark() }), ownBody);

/** An entry of somebody's address book; it may be used from `activeTime` on. */
export const BookAddress = assumed(
  z.object({
    id: z.int(),
    coinId: z.int(),
    coinName: z.string(),
    network: network(),
    address: z.string(),
    memo: z.string(),
    remark: z.string(),
    isWhitelisted: z.boolean(),
    activeTime: instant(),
    createdTime: instant(),
  }),
  ownShape,
);
export const BookPage = listOf(BookAddress);
export const BookFilter = assumed(z.object({ coinId: z.optional(z.int()), network: z.optional(network()) }), ownBody);
export const BookPageFilter = assumed(
  z.object({
    coinId: z.optional(z.int()),
    network: z.optional(network()),
    keyword: z._default(z.string().check(z.trim()), ''),
    ...pageQuery,
  }),
  ownBody,
);
export const NewBookAddress = assumed(
  z.object({
    coinId: z.int(),
    network: network(),
    address: chainAddress(),
    memo: memo(),
    remark: z._default(remark(), ''),
    isWhitelisted: flag(),
    ...safetyFields,
  }),
  ownBody,
);
/** Whether money may leave for addresses of the whitelist only. */
export const AddressSetting = assumed(z.object({ isWhitelistOn: z.boolean(), changedTime: z.nullable(instant()) }), ownShape);
export const AddressSettingChange = assumed(z.object({ isWhitelistOn: z.boolean(), ...safetyFields }), ownBody);
export const RemovedAddress = assumed(z.object({ id: wholeNumber() }), ownQuery);

/** What stands between somebody and a withdrawal. `dayLimit` and `dayUsed` are in USDT. */
export const WithdrawCheck = assumed(
  z.object({
    isFrozen: z.boolean(),
    needsKyc: z.boolean(),
    /** Nothing may leave until then; null where no lock is on. */
    lockedUntil: z.nullable(instant()),
    isWhitelistOn: z.boolean(),
    factors: z.array(z.string()),
    dayLimit: decimal(),
    dayUsed: decimal(),
  }),
  ownShape,
);
export const WithdrawInfoQuery = assumed(z.object({ coinId: wholeNumber() }), ownQuery);
/** What somebody may withdraw of a coin, in the coin. */
export const WithdrawInfo = assumed(
  z.object({
    coinId: z.int(),
    coinName: z.string(),
    available: decimal(),
    frozen: decimal(),
    dayLimit: decimal(),
    dayUsed: decimal(),
    /** The smaller of what is available and what is left of the day's limit. */
    most: decimal(),
    networks: z.array(CoinNetwork),
  }),
  ownShape,
);
/** What a withdrawal asks for: the version marker is given, the payload is ours. */
export const WithdrawalRequest = z.object({
  bver: z.literal(withdrawalVersion),
  coinId: assumed(z.int(), ownBody),
  network: assumed(network(), ownBody),
  address: assumed(chainAddress(), ownBody),
  memo: assumed(memo(), ownBody),
  amount: assumed(positiveDecimal(), ownBody),
  remark: assumed(z._default(remark(), ''), ownBody),
  ...safetyFields,
});
export type WithdrawalRequest = z.output<typeof WithdrawalRequest>;
export const CancelOrder = assumed(z.object({ id: z.string().check(z.minLength(1)) }), ownBody);
