import { account, transferState, type TransferRoute } from '@/contract/capital';
import { add, divide, isGreater, largest, multiply, subtract, truncate, type Decimal } from '@/contract/decimal';
import type { Coin } from '@fixtures/coins';
import { BusinessError, type ErrorCode } from '../../businessError';
import type { TransfersContext } from './context';
import { coinById, pairName, transferableCoins } from '../markets';
import { accountOf, entryKind, movement, type Account, referenceType } from '../posting';
import { transferHold, type TransferHold, type User } from '../users/records';
import type { TransferEvent } from './events';
import type { StoredTransfer } from './records';

/** A transfer requested by a user. */
export interface TransferInstruction {
  readonly user: User;
  readonly route: TransferRoute;
  readonly coinId: number;
  readonly tradeId: number | null;
  readonly amount: Decimal;
  readonly at: number;
}

/** How much of a coin may leave a wallet, given its debts. */
export type TransferableOf = (owner: number, wallet: number, tradeId: number | null, coinId: number) => Decimal;

export interface Transfers {
  /** Throws `BusinessError` if a transfer is not allowed for a reason other than the balance. */
  check(request: TransferInstruction): void;
  /** Makes a transfer: booked at once or, if the user is under review, held and booked a minute later. Throws `BusinessError` if the balance is insufficient. */
  submit(request: TransferInstruction): StoredTransfer;
  /** Books a transfer that was held. */
  run(event: TransferEvent, at: number): void;
  /** A user's daily transfer limit, in the coin: in total, used and left. */
  limit(user: User, coinId: number, at: number): { dayLimit: Decimal; dayUsed: Decimal; left: Decimal };
  /** Whether moving money out of this account ends the user's open trading-fund card. */
  endsCard(user: User, wallet: number): boolean;
}

const reviewMs = 60_000;
const dayMs = 86_400_000;
const dayLimitUsdt = '1000000';

/** The sort order of transfer records, which finds those of a time range without scanning all. */
const newestFirst = [
  ['createdTime', 'desc'],
  ['id', 'desc'],
] as const;

/** Transfers between a user's own accounts. */
export function createTransfers(
  { db, ledger, inbox, market, eventBus, nextId, schedule }: TransfersContext,
  transferableOf: TransferableOf,
): Transfers {
  const limit: Transfers['limit'] = (user, coinId, at) => {
    const { precision, shortName } = coinOf(coinId);
    const today = { owner: user.fid, coinId, createdTime: { from: at - (at % dayMs) } };
    const dayUsed = add(...db.transfers.find({ where: today, sort: newestFirst }).list.map(({ amount }) => amount));
    const dayLimit = truncate(divide(multiply(dayLimitUsdt, String(user.vipLevel + 1)), market.usdt(shortName, at)), precision);
    return { dayLimit, dayUsed, left: largest('0', subtract(dayLimit, dayUsed)) };
  };
  const accountsOf = ({ owner, source, target, tradeId }: StoredTransfer): { from: Account; to: Account } => ({
    from: accountOf(owner, source, tradeId),
    to: accountOf(owner, target, tradeId),
  });
  const emitBooked = (transfer: StoredTransfer, at: number) => eventBus.emit('transferBooked', { ...transfer, at });
  const endsCard: Transfers['endsCard'] = (user, wallet) => user.hasOpenCard && wallet === account.perpetual;

  eventBus.on('transferBooked', ({ owner, amount, coinName, at }) => {
    const jumpLink = '/orderHome/transferRecord';
    inbox.write({ owner, notice: 'transferBooked', at, values: { amount, coin: coinName }, jumpLink });
  });

  return {
    check: ({ user, route, coinId, tradeId, amount, at }) => {
      const code = holdCodes[user.transferHold];
      if (code !== null) throw new BusinessError(code);
      const coin = coinOf(coinId);
      if (!coin.transferOutAble || !coin.transferInAble || !transferableCoins(route, tradeId).includes(coin))
        throw new BusinessError('transferRejected', 'transferUnavailable');
      if (isGreater(amount, limit(user, coinId, at).left)) throw new BusinessError('transferRejected', 'overDailyLimit');
      const { available } = ledger.balance(accountOf(user.fid, route.source, tradeId), coinId);
      // Amounts beyond the balance are refused by the ledger.
      const isHeld = !isGreater(amount, available) && isGreater(amount, transferableOf(user.fid, route.source, tradeId, coinId));
      if (isHeld) throw new BusinessError('transferRejected', 'heldByDebt');
    },
    submit: ({ user, route, coinId, tradeId, amount, at }) => {
      const isHeld = user.transferHold === transferHold.review;
      const transfer: StoredTransfer = {
        id: String(nextId()),
        owner: user.fid,
        coinId,
        coinName: coinOf(coinId).shortName,
        amount,
        source: route.source,
        target: route.target,
        tradeId,
        tradeName: tradeId === null ? null : pairName(tradeId),
        state: isHeld ? transferState.processing : transferState.completed,
        createdTime: at,
      };
      const { from, to } = accountsOf(transfer);
      eventBus.emit('fundsLeaving', { owner: user.fid, wallet: route.source, coinId });
      const kind = isHeld ? entryKind.freeze : entryKind.transfer;
      const reference = { type: referenceType.transfer, id: transfer.id };
      const lines = movement(
        coinId,
        amount,
        { account: from, bucket: 'available' },
        isHeld ? { account: from, bucket: 'frozen' } : { account: to, bucket: 'available' },
      );
      ledger.post({ at, kind, reference, lines });
      db.transfers.insert(transfer);
      if (endsCard(user, route.source)) db.users.update(user.fid, { hasOpenCard: false });
      if (isHeld) schedule(at + reviewMs, { part: 'transfers', id: transfer.id });
      else emitBooked(transfer, at);
      return transfer;
    },
    run: ({ id }, at) => {
      const transfer = db.transfers.get(id);
      if (transfer?.state !== transferState.processing) return;
      const { from, to } = accountsOf(transfer);
      ledger.post({
        at,
        kind: entryKind.transfer,
        reference: { type: referenceType.transfer, id },
        lines: movement(transfer.coinId, transfer.amount, { account: from, bucket: 'frozen' }, { account: to, bucket: 'available' }),
      });
      emitBooked(db.transfers.update(id, { state: transferState.completed }), at);
    },
    limit,
    endsCard,
  };
}

/** The error code of a refused transfer by the user's hold; null if the hold does not refuse it. */
const holdCodes: Readonly<Record<TransferHold, ErrorCode | null>> = {
  none: null,
  review: null,
  blocked: 'transferBlocked',
  restricted: 'transferRestricted',
  rejected: 'transferRejected',
  busy: 'busy',
};

function coinOf(coinId: number): Coin {
  const coin = coinById.get(coinId);
  if (!coin) throw new RangeError(`there is no coin ${coinId}`);
  return coin;
}
