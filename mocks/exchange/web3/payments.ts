import { add, divide, isGreater, isZero, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import { transactionState } from '@/contract/web3';
import type { Web3Chain } from '@fixtures/web3';
import type { Web3Context } from './context';
import { hash } from '../random';
import { addressFrom, hashFrom } from './addresses';
import { assetKey, assets, chainOf, priceOf, type Asset } from './catalogue';
import type { Web3Event } from './events';
import type { StoredTransaction, Web3Account } from './records';
import type { Wallets } from './wallets';

/** The asset, amount and direction of a new transaction. */
export interface Payment {
  readonly asset: Asset;
  readonly amount: Decimal;
  readonly direction: 'in' | 'out';
}

export interface Payments {
  /** The account's balances by `assetKey`, never negative. Sent amounts are deducted at once, received ones count from confirmation. */
  balances(accountId: string): ReadonlyMap<string, Decimal>;
  /** Makes a transaction that is confirmed some blocks later or, with `isConfirmed`, at once, as for seeded transactions. */
  make(account: Web3Account, payment: Payment, isConfirmed?: boolean): StoredTransaction;
  /** Starts the account's automatic payments. */
  begin(account: Web3Account): void;
  run(event: Extract<Web3Event, { kind: 'pays' | 'confirmed' }>, at: number): void;
  /** The number of blocks confirming a transaction. */
  confirmations(transaction: StoredTransaction, at: number): number;
}

/** Payments of web3 accounts: balances are exactly the sum of their transactions. */
export function createPayments({ db, seed, market, now, schedule }: Web3Context, wallets: Wallets): Payments {
  const balances: Payments['balances'] = (accountId) => {
    const holdings = new Map<string, Decimal>();
    const apply = (key: string, amount: Decimal, change: (a: Decimal, b: Decimal) => Decimal) =>
      holdings.set(key, change(holdings.get(key) ?? '0', amount));
    for (const { chainIndex, tokenAddress, direction, amount, fee, state } of db.web3Transactions.find({ where: { accountId } }).list) {
      if (direction === 'in') {
        if (state === transactionState.success) apply(assetKey(chainIndex, tokenAddress), amount, add);
        continue;
      }
      if (state !== transactionState.failed) apply(assetKey(chainIndex, tokenAddress), amount, subtract);
      apply(assetKey(chainIndex, ''), fee, subtract);
    }
    return holdings;
  };
  const make: Payments['make'] = ({ accountId }, { asset, amount, direction }, isConfirmed = false) => {
    const at = now();
    const chain = chainOf(asset.chainIndex) ?? unknownChain(asset.chainIndex);
    const count = db.web3Transactions.count({ accountId });
    const ownAddress = wallets.address(accountId, chain.chainIndex);
    const counterparty = addressFrom(chain.family, seed, 'other', hash(seed, accountId, count) % 40);
    const txHash = hashFrom(chain.family, seed, accountId, count);
    const transaction = db.web3Transactions.insert({
      key: `${accountId}:${txHash}`,
      accountId,
      txHash,
      chainIndex: chain.chainIndex,
      from: direction === 'out' ? ownAddress : counterparty,
      to: direction === 'out' ? counterparty : ownAddress,
      direction,
      symbol: asset.symbol,
      tokenAddress: asset.tokenAddress,
      amount,
      fee: chain.fee,
      feeSymbol: chain.symbol,
      state: isConfirmed ? transactionState.success : transactionState.pending,
      time: at,
      blockHeight: isConfirmed ? heightAt(chain, at) : null,
    });
    if (!isConfirmed) schedule(at + chain.blockMs * chain.confirmations, { part: 'web3', kind: 'confirmed', key: transaction.key });
    return transaction;
  };
  const nextPayment = (account: Web3Account, turn: number, at: number): Payment => {
    const random = hash(seed, 'payment', account.accountId, turn);
    const holdings = balances(account.accountId);
    const sent = random % 3 === 0 ? outgoingPayment(holdings, random) : null;
    if (sent !== null) return sent;
    const listed = assets().filter(({ isRisk }) => !isRisk);
    const asset = listed[random % listed.length] ?? unknownChain('');
    const value = multiply(account.payment, String(1 + (random % 9)));
    const price = priceOf(asset, market, at);
    return { asset, amount: truncate(divide(value, price, 18), smaller(asset.decimals, 6)), direction: 'in' };
  };
  const scheduleTurn = ({ accountId }: Web3Account, turn: number, at: number) =>
    schedule(at + pauseMs + (hash(seed, 'pause', accountId, turn) % pauseMs), { part: 'web3', kind: 'pays', accountId, turn });

  return {
    balances,
    make,
    begin: (account) => void scheduleTurn(account, 1, now()),
    run: (event, at) => {
      if (event.kind === 'confirmed') {
        const transaction = db.web3Transactions.get(event.key);
        const chain = transaction && chainOf(transaction.chainIndex);
        if (transaction?.state !== transactionState.pending || !chain) return;
        const isLost = transaction.direction === 'out' && hash(seed, 'lost', event.key) % 25 === 0;
        const state = isLost ? transactionState.failed : transactionState.success;
        db.web3Transactions.update(event.key, { state, blockHeight: heightAt(chain, transaction.time + chain.blockMs) });
        return;
      }
      const account = wallets.account(event.accountId);
      if (!account || isZero(account.payment)) return;
      const payment = nextPayment(account, event.turn, at);
      if (!isZero(payment.amount)) make(account, payment);
      scheduleTurn(account, event.turn + 1, at);
    },
    confirmations: ({ chainIndex, blockHeight }, at) => {
      const chain = chainOf(chainIndex);
      return blockHeight === null || !chain ? 0 : Math.max(0, heightAt(chain, at) - blockHeight);
    },
  };
}

/** The minimum time between payments: the interval is three to six days. */
const pauseMs = 3 * 86_400_000;

/** A payment of a part of a held asset on a chain whose fee is affordable; null if there is none. */
function outgoingPayment(holdings: ReadonlyMap<string, Decimal>, random: number): Payment | null {
  const affordable = assets().filter(({ chainIndex, tokenAddress }) => {
    const fee = chainOf(chainIndex)?.fee ?? '0';
    const needed = tokenAddress === '' ? multiply(fee, '2') : fee;
    return (
      isGreater(holdings.get(assetKey(chainIndex, '')) ?? '0', needed) &&
      isGreater(holdings.get(assetKey(chainIndex, tokenAddress)) ?? '0', '0')
    );
  });
  const asset = affordable[random % (affordable.length || 1)];
  if (!asset) return null;
  const balance = holdings.get(assetKey(asset.chainIndex, asset.tokenAddress)) ?? '0';
  const share = divide(multiply(balance, String(1 + (random % 7))), '100');
  return { asset, amount: truncate(share, smaller(asset.decimals, 6)), direction: 'out' };
}

const smaller = (one: number, other: number): number => Math.min(one, other);

/** The block height, counted from the year 2020. */
const heightAt = ({ blockMs }: Web3Chain, at: number): number => Math.floor((at - Date.UTC(2020, 0, 1)) / blockMs);

const unknownChain = (chainIndex: string): never => {
  throw new RangeError(`there is no chain ${chainIndex}`);
};
