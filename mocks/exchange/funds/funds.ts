import { account, internalNetwork } from '@/contract/capital';
import type { FundsContext } from './context';
import { coinByName } from '../markets';
import type { Balance } from '../posting';
import type { Rewards } from '../rewards/rewards';
import type { Security } from '../security/security';
import { createBook, type Book } from './addressBook';
import { switchKey, waysOf } from './chains';
import { createDeposits, type Announcement } from './deposits';
import { createLists, type Lists } from './lists';
import { createDepositAddresses, type DepositAddresses } from './depositAddresses';
import { createDepositTargets, type DepositTargets } from './depositTargets';
import type { FundsEvent } from './events';
import { sendFundsMessages } from './messages';
import type { StoredDeposit } from './records';
import { createInternalWithdrawals } from './internal';
import { createSenderChecks } from './sender';
import { createWithdrawals, type Withdrawals } from './withdrawals';

/** Deposits and withdrawals of coins. */
export interface Funds extends Pick<Withdrawals, 'check' | 'submit' | 'cancel' | 'reject'> {
  readonly book: Book;
  readonly places: DepositAddresses;
  readonly targets: DepositTargets;
  readonly lists: Lists;
  /** Announces a deposit from outside, which is booked once the network has confirmed it. Throws a RangeError for a coin or network without deposits. */
  announceDeposit(announcement: Announcement): StoredDeposit;
  /** Books a past deposit at once and without messages. */
  enterDeposit(announcement: Announcement): StoredDeposit;
  /** A user's balance of a coin in the spot account, from which withdrawals are paid. */
  contractWallet(owner: number, coinId: number): Balance;
  /** Opens or closes deposits and withdrawals of a coin on all its networks. */
  setOpen(coin: string, openings: { isDepositOpen: boolean; isWithdrawOpen: boolean }): void;
  run(event: FundsEvent, at: number): void;
}

/** Opens the deposits and withdrawals of a world. */
export function createFunds(
  context: FundsContext,
  { security: { guards }, rewards }: { readonly security: Pick<Security, 'guards'>; readonly rewards: Rewards },
): Funds {
  sendFundsMessages(context);
  const places = createDepositAddresses(context);
  const book = createBook(context, guards.lock);
  const targets = createDepositTargets(context);
  const deposits = createDeposits(context, places, targets);
  const sender = createSenderChecks(context, guards.lockedUntil);
  const onChain = createWithdrawals(context, { book, places, deposits, sender });
  const internal = createInternalWithdrawals(context, { book, deposits, sender, named: guards.named });
  const wayTo = (network: string) => (network === internalNetwork ? internal : onChain);
  return {
    book,
    places,
    targets,
    lists: createLists(context, deposits, rewards, targets),
    check: (request) => wayTo(request.network).check(request),
    submit: (request) => wayTo(request.network).submit(request),
    cancel: onChain.cancel,
    reject: onChain.reject,
    announceDeposit: deposits.announce,
    enterDeposit: deposits.enter,
    contractWallet: (owner, coinId) => context.ledger.balance({ owner, wallet: account.spot }, coinId),
    setOpen: (coin, openings) => {
      const { coinId } = coinByName(coin);
      for (const { network } of waysOf(coinId)) context.db.networkSwitches.upsert({ key: switchKey(coinId, network), ...openings });
    },
    run: (event, at) => (event.kind === 'confirmed' ? deposits.confirm(event.id, at) : onChain.run(event, at)),
  };
}
