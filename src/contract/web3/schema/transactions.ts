import * as z from 'zod/mini';
import { unknownAnswer } from '../../assumptions';
import { assumed, decimal, instant, listOf, oneOf, pageQuery } from '../../endpoint';
import { directions, transactionState } from '../constants';
import { chains } from './assets';
import { unshownBody, chainIndex, address, accountId } from './fields';

const timeRange = { begin: z.optional(instant()), end: z.optional(instant()) };
export const AddressTransactionsRequest = assumed(
  z.object({ ...pageQuery, ...timeRange, address: address(), chains, tokenAddress: z.optional(z.string()) }),
  unshownBody,
);
export const TransactionsRequest = assumed(z.object({ ...pageQuery, ...timeRange, accountId: accountId(), chains }), unshownBody);
export const TransactionRequest = assumed(z.object({ chainIndex: chainIndex(), txHash: address() }), unshownBody);

/** A transaction of one account; `amount` in whole coins, `fee` in the chain's native coin, `blockHeight` null until it is in a block. */
export const Web3Transaction = assumed(
  z.object({
    txHash: z.string(),
    chainIndex: z.string(),
    from: z.string(),
    to: z.string(),
    direction: z.enum(directions),
    symbol: z.string(),
    tokenAddress: z.string(),
    amount: decimal(),
    fee: decimal(),
    feeSymbol: z.string(),
    state: oneOf(transactionState),
    time: instant(),
    blockHeight: z.nullable(z.int()),
  }),
  unknownAnswer,
);
export type Web3Transaction = z.output<typeof Web3Transaction>;

export const Web3TransactionList = listOf(Web3Transaction);
/** A transaction with its confirmations, and its value in USDT at the time it was made. */
export const Web3TransactionDetail = assumed(
  z.extend(Web3Transaction, { chainName: z.string(), confirmations: z.int(), neededConfirmations: z.int(), value: decimal() }),
  unknownAnswer,
);
