import { account, internalNetwork } from '@/contract/capital';
import type { FundsContext } from './context';
import { coinByName } from '../markets';
import type { Balance } from '../posting';
import type { Rewards } from '../rewards/rewards';
import type { Security } from '../security/security';
import { createAddressBook, type AddressBook } from './addressBook';
import { switchKey, coinNetworksOf } from './chains';
import { createDeposits, type IncomingTransaction } from './deposits';
import { createLists, type Lists } from './lists';
import { createDepositAddresses, type DepositAddresses } from './depositAddresses';
import { createDepositTargets, type DepositTargets } from './depositTargets';
import type { FundsEvent } from './events';
import { sendFundsMessages } from './messages';
import type { StoredDeposit } from './records';
import { createInternalWithdrawals } from './internal';
import { createSenderChecks } from './senderChecks';
import { createWithdrawals, type Withdrawals } from './withdrawals';

/** Deposits and withdrawals of coins. */
export interface Funds extends Pick<Withdrawals, 'check' | 'submit' | 'cancel' | 'reject'> {
  readonly addressBook: AddressBook;
  readonly depositAddresses: DepositAddresses;
  readonly targets: DepositTargets;
  readonly lists: Lists;
  /** Announces a deposit from outside, which is booked once the network has confirmed it. Throws a RangeError for a coin or network without deposits. */
  announceDeposit(announcement: IncomingTransaction): StoredDeposit;
  /** Books a past deposit at once and without messages. */
  bookPastDeposit(announcement: IncomingTransaction): StoredDeposit;
  /** A user's balance of a coin in the spot account, from which withdrawals are paid. */
  spotBalance(owner: number, coinId: number): Balance;
  /** Opens or closes deposits and withdrawals of a coin on all its networks. */
  setOpen(coin: string, openings: { isDepositOpen: boolean; isWithdrawOpen: boolean }): void;
  run(event: FundsEvent, at: number): void;
}

/** Opens the deposits and withdrawals of a world. */
export function createFunds(
  context: FundsContext,
  { security: { credentials }, rewards }: { readonly security: Pick<Security, 'credentials'>; readonly rewards: Rewards },
): Funds {
  sendFundsMessages(context);
  const depositAddresses = createDepositAddresses(context);
  const addressBook = createAddressBook(context, credentials.lock);
  const targets = createDepositTargets(context);
  const deposits = createDeposits(context, depositAddresses, targets);
  const sender = createSenderChecks(context, credentials.lockedUntil);
  const onChain = createWithdrawals(context, { book: addressBook, depositAddresses, deposits, sender });
  const internal = createInternalWithdrawals(context, { book: addressBook, deposits, sender, findUser: credentials.findUser });
  const withdrawalsFor = (network: string) => (network === internalNetwork ? internal : onChain);
  return {
    addressBook,
    depositAddresses,
    targets,
    lists: createLists(context, deposits, rewards, targets),
    check: (request) => withdrawalsFor(request.network).check(request),
    submit: (request) => withdrawalsFor(request.network).submit(request),
    cancel: onChain.cancel,
    reject: onChain.reject,
    announceDeposit: deposits.announce,
    bookPastDeposit: deposits.bookPast,
    spotBalance: (owner, coinId) => context.ledger.balance({ owner, wallet: account.spot }, coinId),
    setOpen: (coin, openings) => {
      const { coinId } = coinByName(coin);
      for (const { network } of coinNetworksOf(coinId)) context.db.networkSwitches.upsert({ key: switchKey(coinId, network), ...openings });
    },
    run: (event, at) => (event.kind === 'confirmed' ? deposits.confirm(event.id, at) : onChain.run(event, at)),
  };
}
