import { account, transferState, type TransferRoute } from '@/contract/capital';
import { add, divide, isGreater, largest, multiply, negate, subtract, truncate, type Decimal } from '@/contract/decimal';
import type { Coin } from '@fixtures/coins';
import type { ExchangeDb } from './collections';
import type { Inbox } from './inbox';
import type { Ledger } from './ledger';
import type { Market } from './market/market';
import { coinById, pairName, transferableCoins } from './markets';
import { entryKind, type Account, type Line } from './posting';
import { transferHold, type StoredTransfer, type TransferHold, type User } from './records';

/** What somebody asks to move. */
export interface TransferRequest {
  readonly user: User;
  readonly route: TransferRoute;
  readonly coinId: number;
  readonly tradeId: number | null;
  readonly amount: Decimal;
  readonly at: number;
}

/** Why a transfer is not made; the ledger adds its own word where money is missing. */
export type TransferObstacle = Exclude<TransferHold, 'none' | 'review'> | 'overDailyLimit' | 'transferUnavailable';

export interface Transfers {
  /** What stands in the way of a transfer, or null. */
  obstacle(request: TransferRequest): TransferObstacle | null;
  /** Makes a transfer: booked at once, or held and booked a minute later where the user is under review. Throws `InsufficientBalance`. */
  submit(request: TransferRequest): StoredTransfer;
  /** Books a transfer that was held. */
  book(id: string, at: number): void;
  /** What may still leave a user's accounts today, in the coin. */
  limit(user: User, coinId: number, at: number): { dayLimit: Decimal; dayUsed: Decimal; left: Decimal };
  /** Whether moving money out of this account ends the user's open trading-fund card. */
  endsCard(user: User, wallet: number): boolean;
}

interface Place {
  readonly db: ExchangeDb;
  readonly ledger: Ledger;
  readonly inbox: Inbox;
  readonly market: Market;
  readonly nextId: () => number;
  readonly later: (at: number, event: { kind: 'bookTransfer'; id: string }) => void;
}

const reviewMs = 60_000;
const dayMs = 86_400_000;
const dayLimitUsdt = '1000000';

/** The moving of money between a user's own accounts. */
export function createTransfers({ db, ledger, inbox, market, nextId, later }: Place): Transfers {
  const limit: Transfers['limit'] = (user, coinId, at) => {
    const { precision, shortName } = coinOf(coinId);
    const today = { owner: user.fid, coinId, createdTime: { from: at - (at % dayMs) } };
    const dayUsed = add(...db.transfers.find({ where: today }).list.map(({ amount }) => amount));
    const dayLimit = truncate(divide(multiply(dayLimitUsdt, String(user.vipLevel + 1)), market.usdt(shortName, at)), precision);
    return { dayLimit, dayUsed, left: largest('0', subtract(dayLimit, dayUsed)) };
  };
  const accountsOf = ({ owner, source, target, tradeId }: StoredTransfer): { from: Account; to: Account } => ({
    from: accountOf(owner, source, tradeId),
    to: accountOf(owner, target, tradeId),
  });
  const booked = (transfer: StoredTransfer, at: number) => {
    inbox.write({
      owner: transfer.owner,
      notice: 'transferBooked',
      at,
      values: { amount: transfer.amount, coin: transfer.coinName },
      jumpLink: '/orderHome/transferRecord',
    });
  };
  const endsCard: Transfers['endsCard'] = (user, wallet) => user.hasOpenCard && wallet === account.perpetual;

  return {
    obstacle: ({ user, route, coinId, tradeId, amount, at }) => {
      if (user.transferHold !== transferHold.none && user.transferHold !== transferHold.review) return user.transferHold;
      const coin = coinOf(coinId);
      if (!coin.transferOutAble || !coin.transferInAble || !transferableCoins(route, tradeId).includes(coin)) return 'transferUnavailable';
      return isGreater(amount, limit(user, coinId, at).left) ? 'overDailyLimit' : null;
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
      const kind = isHeld ? entryKind.freeze : entryKind.transfer;
      const reference = `transfer ${transfer.id}`;
      const lines = isHeld
        ? move(coinId, amount, from, 'available', from, 'frozen')
        : move(coinId, amount, from, 'available', to, 'available');
      ledger.post({ at, kind, reference, lines });
      db.transfers.insert(transfer);
      if (endsCard(user, route.source)) db.users.update(user.fid, { hasOpenCard: false });
      if (isHeld) later(at + reviewMs, { kind: 'bookTransfer', id: transfer.id });
      else booked(transfer, at);
      return transfer;
    },
    book: (id, at) => {
      const transfer = db.transfers.get(id);
      if (transfer?.state !== transferState.processing) return;
      const { from, to } = accountsOf(transfer);
      ledger.post({
        at,
        kind: entryKind.transfer,
        reference: `transfer ${id}`,
        lines: move(transfer.coinId, transfer.amount, from, 'frozen', to, 'available'),
      });
      booked(db.transfers.update(id, { state: transferState.completed }), at);
    },
    limit,
    endsCard,
  };
}

function coinOf(coinId: number): Coin {
  const coin = coinById.get(coinId);
  if (!coin) throw new RangeError(`there is no coin ${coinId}`);
  return coin;
}

/** A user's account; isolated margin has one per trading pair. */
export const accountOf = (owner: number, wallet: number, tradeId: number | null): Account =>
  wallet === account.isolatedMargin && tradeId !== null ? { owner, wallet, tradeId } : { owner, wallet };

const move = (
  coinId: number,
  amount: Decimal,
  from: Account,
  fromBucket: Line['bucket'],
  to: Account,
  toBucket: Line['bucket'],
): Line[] => [
  { account: from, coinId, amount: negate(amount), bucket: fromBucket },
  { account: to, coinId, amount, bucket: toBucket },
];
