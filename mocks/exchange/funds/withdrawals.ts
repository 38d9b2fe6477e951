import { account, withdrawalFailureReason, withdrawalState, type WithdrawalState } from '@/contract/capital';
import { compare, isGreater, subtract, type Decimal } from '@/contract/decimal';
import { refusedAddresses, nonPayableContracts } from '@fixtures/networks';
import { BusinessError } from '../../businessError';
import type { FundsContext } from './context';
import { coinById } from '../markets';
import { entryKind, systemAccounts, movement, type AccountBucket, referenceType } from '../posting';
import type { User } from '../users/records';
import type { AddressBook } from './addressBook';
import { confirmationMs, isAddress, networkOf, openStateOf, txHashAt, coinNetworkOf, normaliseAddress } from './chains';
import type { Deposits } from './deposits';
import type { DepositAddresses } from './depositAddresses';
import type { FundsEvent } from './events';
import { shownWithdrawal } from './lists';
import type { StoredWithdrawal } from './records';
import type { SenderChecks } from './senderChecks';

/** A withdrawal requested by a user. */
export interface WithdrawalRequest {
  readonly user: User;
  readonly coinId: number;
  readonly network: string;
  readonly address: string;
  readonly memo: string;
  readonly amount: Decimal;
  readonly remark: string;
  readonly at: number;
}

export interface Withdrawals {
  /** Throws `BusinessError` if a withdrawal is not allowed for a reason other than the balance. */
  check(request: WithdrawalRequest): void;
  /** Accepts a withdrawal: freezes the money and starts a review. Throws `BusinessError`. */
  submit(request: WithdrawalRequest): StoredWithdrawal;
  /** Cancels a withdrawal under review. Throws `BusinessError`. */
  cancel(owner: number, id: string, at: number): StoredWithdrawal;
  /** Rejects a withdrawal under review; later states are unchanged. */
  reject(id: string, at: number): void;
  run(event: FundsEvent, at: number): void;
}

/** A review takes two minutes, half an hour for large amounts; processing then takes one minute. */
const processingTimes = { reviewMs: 120_000, largeReviewMs: 1_800_000, largeUsdt: '100000', processingMs: 60_000 } as const;

/** Withdrawals to a network. */
export function createWithdrawals(
  { db, ledger, eventBus, seed, nextId, schedule }: FundsContext,
  {
    book,
    depositAddresses,
    deposits,
    sender,
  }: { book: AddressBook; depositAddresses: DepositAddresses; deposits: Deposits; sender: SenderChecks },
): Withdrawals {
  const changeState = (withdrawal: StoredWithdrawal, state: WithdrawalState, at: number, patch: Partial<StoredWithdrawal> = {}) => {
    const steps = [...shownWithdrawal(withdrawal).steps, { state, time: at }];
    const changed = db.withdrawals.update(withdrawal.id, { ...patch, state, steps, updatedTime: at });
    eventBus.emit('withdrawalChanged', changed);
    return changed;
  };
  const spotBucket = (
    owner: number | typeof systemAccounts.external | typeof systemAccounts.fees,
    bucket: AccountBucket['bucket'],
  ): AccountBucket => ({
    account: { owner, wallet: account.spot },
    bucket,
  });
  const release = ({ id, owner, coinId, amount }: StoredWithdrawal, at: number) =>
    ledger.post({
      at,
      kind: entryKind.release,
      reference: { type: referenceType.withdrawal, id },
      lines: movement(coinId, amount, spotBucket(owner, 'frozen'), spotBucket(owner, 'available')),
    });

  const reject: Withdrawals['reject'] = (id, at) => {
    const withdrawal = db.withdrawals.get(id);
    if (withdrawal?.state !== withdrawalState.review) return;
    release(withdrawal, at);
    changeState(withdrawal, withdrawalState.rejected, at, { reason: withdrawalFailureReason.rejected });
  };

  /** The network refused the transaction: refunds amount and fee. */
  const refund = (withdrawal: StoredWithdrawal, at: number) => {
    const { id, owner, coinId, amount, fee } = withdrawal;
    const userBucket = spotBucket(owner, 'available');
    ledger.post({
      at,
      kind: entryKind.withdrawalRefund,
      reference: { type: referenceType.withdrawal, id },
      lines: [
        ...movement(coinId, subtract(amount, fee), spotBucket(systemAccounts.external, 'available'), userBucket),
        ...movement(coinId, fee, spotBucket(systemAccounts.fees, 'available'), userBucket),
      ],
    });
    changeState(withdrawal, withdrawalState.failed, at, { reason: withdrawalFailureReason.failed });
  };

  const send = (withdrawal: StoredWithdrawal, at: number) => {
    const { id, owner, coinId, amount, fee, network, address, memo } = withdrawal;
    const arriving = subtract(amount, fee);
    ledger.post({
      at,
      kind: entryKind.withdrawal,
      reference: { type: referenceType.withdrawal, id },
      lines: [
        ...movement(coinId, arriving, spotBucket(owner, 'frozen'), spotBucket(systemAccounts.external, 'available')),
        ...movement(coinId, fee, spotBucket(owner, 'frozen'), spotBucket(systemAccounts.fees, 'available')),
      ],
    });
    const txHash = txHashAt(seed, `withdrawal ${id}`);
    changeState(withdrawal, withdrawalState.onChain, at, { txHash });
    schedule(at + confirmationMs(networkOf(network)), { part: 'funds', kind: 'arrived', id });
    const receiver = depositAddresses.ownerOf(network, address, memo);
    if (receiver)
      deposits.announce({ owner: receiver.owner, coinId, amount: arriving, network, address: receiver.address, memo, txHash, at });
  };

  const check: Withdrawals['check'] = ({ user, coinId, network, address, memo, amount, at }) => {
    sender.assertMayWithdraw(user, at);
    const terms = coinNetworkOf(coinId, network);
    if (!terms || !openStateOf(db, terms).isWithdrawOpen) throw new BusinessError('withdrawalClosed');
    if (!isAddress(networkOf(network), address)) throw new BusinessError('addressInvalid');
    if (!book.allows({ owner: user.fid, coinId, network, address, memo }, at)) throw new BusinessError('addressNotListed');
    if (compare(amount, terms.minWithdraw) < 0) throw new BusinessError('amountBelowMinimum');
    sender.assertWithinLimit(user, coinId, amount, at);
  };

  return {
    check,
    submit: (request) => {
      check(request);
      const { user, coinId, network, address, memo, amount, remark, at } = request;
      const id = String(nextId());
      ledger.post({
        at,
        kind: entryKind.freeze,
        reference: { type: referenceType.withdrawal, id },
        lines: movement(coinId, amount, spotBucket(user.fid, 'available'), spotBucket(user.fid, 'frozen')),
      });
      const usdt = sender.usdtValue(coinId, amount, at);
      schedule(at + (isGreater(usdt, processingTimes.largeUsdt) ? processingTimes.largeReviewMs : processingTimes.reviewMs), {
        part: 'funds',
        kind: 'reviewed',
        id,
      });
      const withdrawal = db.withdrawals.insert({
        id,
        owner: user.fid,
        coinId,
        coinName: coinById.get(coinId)?.shortName ?? '',
        network,
        amount,
        fee: coinNetworkOf(coinId, network)?.withdrawFee ?? '0',
        address: normaliseAddress(networkOf(network), address),
        memo,
        remark,
        txHash: '',
        state: withdrawalState.review,
        reason: '',
        steps: [{ state: withdrawalState.review, time: at }],
        createdTime: at,
        updatedTime: at,
        usdt,
      });
      eventBus.emit('withdrawalChanged', withdrawal);
      return withdrawal;
    },
    cancel: (owner, id, at) => {
      const withdrawal = db.withdrawals.get(id);
      if (withdrawal?.owner !== owner) throw new BusinessError('notFound');
      if (withdrawal.state !== withdrawalState.review) throw new BusinessError('withdrawalUnderWay');
      release(withdrawal, at);
      return changeState(withdrawal, withdrawalState.cancelled, at);
    },
    reject,
    run: ({ kind, id }, at) => {
      const withdrawal = db.withdrawals.get(id);
      if (!withdrawal) return;
      if (kind === 'reviewed' && withdrawal.state === withdrawalState.review) {
        if (refusedAddresses.includes(withdrawal.address)) return reject(id, at);
        changeState(withdrawal, withdrawalState.processing, at);
        schedule(at + processingTimes.processingMs, { part: 'funds', kind: 'sent', id });
      } else if (kind === 'sent' && withdrawal.state === withdrawalState.processing) {
        send(withdrawal, at);
      } else if (kind === 'arrived' && withdrawal.state === withdrawalState.onChain) {
        if (nonPayableContracts.includes(withdrawal.address)) refund(withdrawal, at);
        else changeState(withdrawal, withdrawalState.done, at);
      }
    },
  };
}
