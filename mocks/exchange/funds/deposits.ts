import { account, depositState, internalNetwork } from '@/contract/capital';
import { add, compare, type Decimal } from '@/contract/decimal';
import type { FundsContext } from './context';
import { coinById } from '../markets';
import { entryKind, systemAccounts, movement, referenceType } from '../posting';
import { confirmationMs, networkOf, txHashAt, coinNetworkOf, coinNetworksOf } from './chains';
import type { DepositAddresses } from './depositAddresses';
import type { DepositTargets } from './depositTargets';
import type { StoredDeposit } from './records';

/** A transaction to a user from outside the exchange. */
export interface IncomingTransaction {
  readonly owner: number;
  readonly coinId: number;
  readonly amount: Decimal;
  /** The coin's first network if omitted. */
  readonly network?: string;
  /** One of the user's addresses; the selected one if omitted. */
  readonly address?: string;
  readonly memo?: string;
  readonly txHash?: string;
  readonly at: number;
}

export interface Deposits {
  /** Announces a detected transaction, which is booked once confirmed. Throws a RangeError for a coin or network without deposits. */
  announce(announcement: IncomingTransaction): StoredDeposit;
  /** Books a past deposit at once and without messages. */
  bookPast(announcement: IncomingTransaction): StoredDeposit;
  /** Books coins sent by another user of the exchange at once; `from` is the sender's UID. */
  receive(transfer: {
    readonly owner: number;
    readonly coinId: number;
    readonly amount: Decimal;
    readonly from: string;
    readonly at: number;
  }): void;
  /** Books a fully confirmed deposit; below the minimum it waits until all waiting deposits together reach it. */
  confirm(id: string, at: number): void;
  /** How many confirmations a deposit has. */
  confirmations(deposit: StoredDeposit, at: number): number;
}

/** Deposits of coins. */
export function createDeposits(
  { db, ledger, eventBus, seed, nextId, schedule }: FundsContext,
  depositAddresses: DepositAddresses,
  targets: DepositTargets,
): Deposits {
  const insertDetected = ({ owner, coinId, amount, network: networkId, address, memo, txHash, at }: IncomingTransaction): StoredDeposit => {
    const coin = coinById.get(coinId);
    const terms = networkId === undefined ? coinNetworksOf(coinId)[0] : coinNetworkOf(coinId, networkId);
    if (!coin || !terms) throw new RangeError(`coin ${coinId} cannot be deposited${networkId === undefined ? '' : ` on ${networkId}`}`);
    const network = networkOf(terms.network);
    const destination = address === undefined ? depositAddresses.getSelected(owner, network.id, at) : { address, memo: memo ?? '' };
    const id = String(nextId());
    return db.deposits.insert({
      id,
      owner,
      coinId,
      coinName: coin.shortName,
      network: network.id,
      amount,
      address: destination.address,
      memo: destination.memo,
      txHash: txHash ?? txHashAt(seed, `deposit ${id}`),
      requiredConfirmations: network.confirmations,
      state: depositState.confirming,
      createdTime: at,
      creditedTime: null,
    });
  };
  const credit = ({ id, owner, coinId, amount }: StoredDeposit, at: number) => {
    const target = targets.of(owner, coinId);
    ledger.post({
      at,
      kind: entryKind.deposit,
      reference: { type: referenceType.deposit, id },
      lines: movement(
        coinId,
        amount,
        { account: { owner: systemAccounts.external, wallet: account.spot }, bucket: 'available' },
        { account: { owner, wallet: target }, bucket: 'available' },
      ),
    });
    eventBus.emit('fundsReceived', { owner, wallet: target, coinId });
    return db.deposits.update(id, { state: depositState.credited, creditedTime: at, account: target });
  };

  return {
    announce: (announcement) => {
      const deposit = insertDetected(announcement);
      schedule(announcement.at + confirmationMs(networkOf(deposit.network)), { part: 'funds', kind: 'confirmed', id: deposit.id });
      eventBus.emit('depositChanged', deposit);
      return deposit;
    },
    bookPast: (announcement) => {
      const deposit = insertDetected(announcement);
      return credit(deposit, announcement.at + confirmationMs(networkOf(deposit.network)));
    },
    receive: ({ owner, coinId, amount, from, at }) => {
      const deposit = db.deposits.insert({
        id: String(nextId()),
        owner,
        coinId,
        coinName: coinById.get(coinId)?.shortName ?? '',
        network: internalNetwork,
        amount,
        address: from,
        memo: '',
        txHash: '',
        requiredConfirmations: 1,
        state: depositState.confirming,
        createdTime: at,
        creditedTime: null,
      });
      eventBus.emit('depositChanged', credit(deposit, at));
    },
    confirm: (id, at) => {
      const deposit = db.deposits.get(id);
      if (deposit?.state !== depositState.confirming) return;
      const { owner, coinId, network, amount } = deposit;
      const waiting = db.deposits.find({ where: { owner, state: depositState.belowMinimum, coinId, network } }).list;
      const total = add(amount, ...waiting.map((other) => other.amount));
      if (compare(total, coinNetworkOf(coinId, network)?.minDeposit ?? '0') < 0) {
        return eventBus.emit('depositChanged', db.deposits.update(id, { state: depositState.belowMinimum }));
      }
      for (const each of [...waiting, deposit]) eventBus.emit('depositChanged', credit(each, at));
    },
    confirmations: ({ network, state, createdTime, requiredConfirmations }, at) => {
      if (state !== depositState.confirming) return requiredConfirmations;
      return Math.min(requiredConfirmations, Math.floor((at - createdTime) / (networkOf(network).blockSeconds * 1000)));
    },
  };
}
