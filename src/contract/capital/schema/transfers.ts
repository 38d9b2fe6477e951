import * as z from 'zod/mini';
import { unknownAnswer, unknownQuery } from '../../assumptions';
import { assumed, decimal, instant, listOf, oneOf, oneOfText, pageQuery, positiveDecimal, wholeNumber } from '../../endpoint';
import { lenient } from '../../lenient';
import { transferState } from '../constants';
import { account } from '../accounts';

const pairOnly = 'only isolated margin has a trading pair';

/** A possible target of transfers from an account; `transferType` is sent as `type` with the transfer. */
export const TransferTarget = z.object({ targetWallet: oneOf(account), transferType: z.int() });

/** An account in the transfer dialog. Source: specification, Transfer wallet type. */
export const TransferWallet = z.object({
  walletType: oneOf(account),
  transferTypes: z.array(TransferTarget),
  sourceActivated: lenient(z.boolean(), true),
  targetActivated: lenient(z.boolean(), true),
  available: lenient(decimal(), null),
});
export type TransferWallet = z.output<typeof TransferWallet>;

/** A coin in the transfer dialog; `available` is the balance of the source account. Source: specification, Transfer coin. */
export const TransferCoin = z.object({
  coinId: z.int(),
  shortName: z.string(),
  name: lenient(z.string(), ''),
  webLogo: lenient(z.string(), ''),
  available: decimal(),
  availableCny: lenient(decimal(), null),
  transferPrecision: z.int().check(z.nonnegative()),
  transferOutAble: lenient(z.boolean(), true),
  transferInAble: lenient(z.boolean(), true),
});
export type TransferCoin = z.output<typeof TransferCoin>;

/** The amount that can leave an account today. Source: specification, Wallet info (transfer). */
export const WalletInfo = z.object({ available: decimal(), todayAvailableLimit: decimal(), transferOpenCardInvalid: z.boolean() });
export type WalletInfo = z.output<typeof WalletInfo>;

/** An isolated margin pair in the transfer dialog. Source: specification, Trade pair. */
export const TransferPair = z.object({
  tradeId: z.int(),
  base: z.string(),
  quote: z.string(),
  baseTransferinable: lenient(z.boolean(), true),
  quoteTransferinable: lenient(z.boolean(), true),
  baseTransferoutable: lenient(z.boolean(), true),
  quoteTransferoutable: lenient(z.boolean(), true),
});
export type TransferPair = z.output<typeof TransferPair>;

export const CoinQuery = assumed(z.object({ type: z.optional(wholeNumber()), tradeId: z.optional(wholeNumber()) }), unknownQuery);
export const WalletQuery = assumed(z.object({ coinId: z.optional(wholeNumber()) }), unknownQuery);
export const WalletInfoQuery = assumed(
  z.object({ coinId: wholeNumber(), type: wholeNumber(), wallet: oneOfText(account), tradeId: z.optional(wholeNumber()) }),
  `${unknownQuery}; tradeId is ours: ${pairOnly}`,
);

export const TransferInfoQuery = assumed(z.object({ coinId: wholeNumber() }), unknownQuery);

/** The request to submit a transfer. Source: specification, Transfer dialog calls. */
export const TransferRequest = z.object({
  amount: positiveDecimal(),
  coinId: z.int(),
  tradeId: assumed(z.optional(z.int()), pairOnly),
  coinName: z.string(),
  type: assumed(z.int(), 'read as the transferType of the chosen accounts'),
});
export type TransferRequest = z.output<typeof TransferRequest>;

export const TransferReceipt = assumed(z.object({ id: z.string(), state: oneOf(transferState), createdTime: instant() }), unknownAnswer);
export type TransferReceipt = z.output<typeof TransferReceipt>;

/** The daily limit for transfers of a coin, in the coin. */
export const TransferInfo = assumed(z.object({ coinId: z.int(), dayLimit: decimal(), dayUsed: decimal() }), unknownAnswer);
export type TransferInfo = z.output<typeof TransferInfo>;

/** The limits and warnings that submitting the same transfer would meet. */
export const TransferPrecheck = assumed(z.object({ todayAvailableLimit: decimal(), transferOpenCardInvalid: z.boolean() }), unknownAnswer);
export type TransferPrecheck = z.output<typeof TransferPrecheck>;

/** A transfer in the records; `tradeName` is the isolated margin pair, such as `BTC/USDT`. */
export const TransferRecord = assumed(
  z.object({
    id: z.string(),
    coinId: z.int(),
    coinName: z.string(),
    amount: decimal(),
    source: oneOf(account),
    target: oneOf(account),
    tradeId: z.nullable(z.int()),
    tradeName: z.nullable(z.string()),
    state: oneOf(transferState),
    createdTime: instant(),
  }),
  unknownAnswer,
);
export type TransferRecord = z.output<typeof TransferRecord>;

/** Filters for transfer records, newest first; `startTime` and `endTime` are inclusive. */
export const TransferFilter = assumed(
  z.object({
    ...pageQuery,
    /** Selects a single record. */
    id: z.optional(z.string()),
    coinId: z.optional(wholeNumber()),
    source: z.optional(oneOfText(account)),
    target: z.optional(oneOfText(account)),
    state: z.optional(oneOfText(transferState)),
    startTime: z.optional(wholeNumber()),
    endTime: z.optional(wholeNumber()),
  }),
  unknownQuery,
);

export const TransferList = listOf(TransferRecord);
export type TransferList = z.output<typeof TransferList>;
