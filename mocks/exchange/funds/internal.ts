import { account, internalNetwork, withdrawalState } from '@/contract/capital';
import { BusinessError } from '../../businessError';
import type { FundsContext } from './context';
import { coinById } from '../markets';
import { entryKind, movement, systemAccounts, referenceType } from '../posting';
import type { User } from '../users/records';
import type { AddressBook } from './addressBook';
import type { Deposits } from './deposits';
import type { SenderChecks } from './senderChecks';
import type { Withdrawals } from './withdrawals';

export interface InternalOptions {
  readonly book: AddressBook;
  readonly deposits: Deposits;
  readonly sender: SenderChecks;
  /** The user with an e-mail address or a phone number; null if there is none. */
  readonly findUser: (name: string) => User | null;
}

/** Withdrawals to another user of the exchange: at once and without a fee, but not while the sender's whitelist is on. */
export function createInternalWithdrawals(
  { db, ledger, eventBus, nextId }: FundsContext,
  { book, deposits, sender, findUser }: InternalOptions,
): Pick<Withdrawals, 'check' | 'submit'> {
  const receiverOf = (text: string): User | null =>
    /^\d{5,10}$/.test(text) ? (db.users.get(Number.parseInt(text, 10)) ?? null) : findUser(text);
  const receiverFor = ({ fid }: User, text: string): User => {
    const receiver = receiverOf(text);
    if (!receiver) throw new BusinessError('accountUnknown');
    if (receiver.fid === fid) throw new BusinessError('addressInvalid');
    if (receiver.isFrozen) throw new BusinessError('recipientUnavailable');
    return receiver;
  };
  const check: Withdrawals['check'] = ({ user, coinId, address, amount, at }) => {
    sender.assertMayWithdraw(user, at);
    if (book.setting(user.fid).isWhitelistOn) throw new BusinessError('addressNotListed');
    receiverFor(user, address);
    sender.assertWithinLimit(user, coinId, amount, at);
  };
  return {
    check,
    submit: (request) => {
      check(request);
      const { user, coinId, address, amount, remark, at } = request;
      const id = String(nextId());
      const wallet = account.spot;
      ledger.post({
        at,
        kind: entryKind.withdrawal,
        reference: { type: referenceType.withdrawal, id },
        lines: movement(
          coinId,
          amount,
          { account: { owner: user.fid, wallet }, bucket: 'available' },
          { account: { owner: systemAccounts.external, wallet }, bucket: 'available' },
        ),
      });
      const sent = db.withdrawals.insert({
        id,
        owner: user.fid,
        coinId,
        coinName: coinById.get(coinId)?.shortName ?? '',
        network: internalNetwork,
        amount,
        fee: '0',
        address,
        memo: '',
        remark,
        txHash: '',
        state: withdrawalState.done,
        reason: '',
        steps: [{ state: withdrawalState.done, time: at }],
        createdTime: at,
        updatedTime: at,
        usdt: sender.usdtValue(coinId, amount, at),
      });
      eventBus.emit('withdrawalChanged', sent);
      deposits.receive({ owner: receiverFor(user, address).fid, coinId, amount, from: String(user.fid), at });
      return sent;
    },
  };
}
