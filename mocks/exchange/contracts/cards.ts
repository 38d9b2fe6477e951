import { isGreater, isZero, smallest, subtract, type Decimal } from '@/contract/decimal';
import type { ContractsContext } from './context';
import { entryKind, systemAccounts, movement, type SystemAccount } from '../posting';
import { account } from '@/contract/capital';
import { nameOfCoin, type AccountRef, type PostingReason } from './contractWallet';
import type { FundCard } from './records';

/** Trading-fund cards: they pay contract fees in USDT as long as they are open. */
export interface Cards {
  /** A user's card; null if there is none. */
  of(owner: number): FundCard | null;
  /** The amount of fees in a coin that a user's card can still pay. */
  left(accountRef: AccountRef): Decimal;
  /** Pays a fee as far as an open card allows, and returns the amount paid. */
  pay(accountRef: AccountRef, fee: Decimal, cause: PostingReason, orderId: string): Decimal;
}

/** The initial amount of a card and its coin; it cannot pay fees in other coins. */
const cardAmount: Decimal = '50';
const cardCoin = 'USDT';

export function createCards({ db, ledger, nextId }: ContractsContext): Cards {
  const cardOf: Cards['of'] = (owner) => {
    const stored = db.fundCards.get(owner);
    if (stored) return stored;
    const user = db.users.get(owner);
    // The id is derived from the owner, as a card exists before any event that could number it.
    return user?.hasOpenCard ? { owner, cardId: owner % 100_000, fundId: 1, amount: cardAmount, left: cardAmount } : null;
  };
  const remainingOf: Cards['left'] = ({ owner, coinId }) =>
    db.users.get(owner)?.hasOpenCard && nameOfCoin(coinId) === cardCoin ? (cardOf(owner)?.left ?? '0') : '0';
  return {
    of: cardOf,
    left: remainingOf,
    pay: ({ owner, coinId }, fee, { contractCode, reference, at }, orderId) => {
      const card = cardOf(owner);
      const amount = smallest(fee, remainingOf({ owner, coinId }));
      if (!card || !isGreater(amount, '0')) return '0';
      const systemBucket = (owner: SystemAccount) => ({ account: { owner, wallet: account.perpetual }, bucket: 'available' as const });
      ledger.post({
        at,
        kind: entryKind.bonus,
        reference,
        lines: movement(coinId, amount, systemBucket(systemAccounts.bonus), systemBucket(systemAccounts.fees)),
      });
      const left = subtract(card.left, amount);
      db.fundCards.upsert({ ...card, left });
      if (isZero(left)) db.users.update(owner, { hasOpenCard: false });
      const { cardId, fundId } = card;
      db.fundUsages.insert({
        id: String(nextId()),
        owner,
        cardId,
        fundId,
        contractCode,
        orderId,
        amount,
        coinName: nameOfCoin(coinId),
        createdTime: at,
      });
      return amount;
    },
  };
}
