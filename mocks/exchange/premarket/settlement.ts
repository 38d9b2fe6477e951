import { account } from '@/contract/capital';
import { add, compare, isZero, multiply, truncate, type Decimal } from '@/contract/decimal';
import { dealState, premarketTerms, type DealState } from '@/contract/premarket';
import { orderSide } from '@/contract/spot';
import { entryKind, movement, systemAccounts, type AccountBucket, referenceType } from '../posting';
import { coinsOf, spotBucket } from './booking';
import type { PremarketContext } from './context';
import type { StoredPremarketDeal } from './records';

/** Decimals of a fee. */
const feePrecision = 8;

const liquidity: AccountBucket = { account: { owner: systemAccounts.liquidity, wallet: account.spot }, bucket: 'available' };
const fees: AccountBucket = { account: { owner: systemAccounts.fees, wallet: account.spot }, bucket: 'available' };

/** The two sides of a deal; null for a simulated participant, which always delivers. */
interface Sides {
  readonly buyer: StoredPremarketDeal | null;
  readonly seller: StoredPremarketDeal | null;
}

/** Settles a token's deals: delivery against payment if the seller holds the tokens in spot, otherwise refund and collateral to the buyer. */
export function createSettlement({ db, ledger, inbox, now }: PremarketContext) {
  const post = (
    deal: StoredPremarketDeal,
    kind: 'settlement' | 'fee' | 'release',
    coinId: number,
    amount: Decimal,
    from: AccountBucket,
    to: AccountBucket,
  ) => {
    if (isZero(amount)) return;
    ledger.post({
      at: now(),
      kind,
      reference: { type: referenceType.preMarketDeal, id: deal.dealId },
      lines: movement(coinId, amount, from, to),
    });
  };
  const closeDeal = (deal: StoredPremarketDeal, state: DealState, fee: Decimal) =>
    void db.premarketDeals.update(deal.dealId, { state, fee, settledTime: now() });
  const release = (deal: StoredPremarketDeal) =>
    post(
      deal,
      entryKind.release,
      coinsOf(deal).quote.coinId,
      deal.pledge,
      spotBucket(deal.owner, 'frozen'),
      spotBucket(deal.owner, 'available'),
    );
  const chargeFeeAndClose = (deal: StoredPremarketDeal, coinId: number, received: Decimal) => {
    const fee = truncate(multiply(received, premarketTerms.feeRate), feePrecision);
    post(deal, entryKind.fee, coinId, fee, spotBucket(deal.owner, 'available'), fees);
    closeDeal(deal, dealState.delivered, fee);
  };

  const deliver = (deal: StoredPremarketDeal, { buyer, seller }: Sides) => {
    const { base, quote } = coinsOf(deal);
    const tokenSource = seller ? spotBucket(seller.owner, 'available') : liquidity;
    post(deal, entryKind.settlement, base.coinId, deal.amount, tokenSource, buyer ? spotBucket(buyer.owner, 'available') : liquidity);
    const paymentSource = buyer ? spotBucket(buyer.owner, 'frozen') : liquidity;
    post(
      deal,
      entryKind.settlement,
      quote.coinId,
      deal.turnover,
      paymentSource,
      seller ? spotBucket(seller.owner, 'available') : liquidity,
    );
    if (buyer) chargeFeeAndClose(buyer, base.coinId, deal.amount);
    if (!seller) return;
    release(seller);
    chargeFeeAndClose(seller, quote.coinId, deal.turnover);
  };
  const compensate = (seller: StoredPremarketDeal, buyer: StoredPremarketDeal | null) => {
    const to = buyer ? spotBucket(buyer.owner, 'available') : liquidity;
    post(seller, entryKind.settlement, coinsOf(seller).quote.coinId, seller.pledge, spotBucket(seller.owner, 'frozen'), to);
    closeDeal(seller, dealState.defaulted, '0');
    if (!buyer) return;
    release(buyer);
    closeDeal(buyer, dealState.compensated, '0');
  };
  const counterpartOf = ({ counterpart }: StoredPremarketDeal) =>
    counterpart === null ? null : (db.premarketDeals.get(counterpart) ?? null);

  const notices = {
    [dealState.delivered]: 'premarketDelivered',
    [dealState.compensated]: 'premarketCompensated',
    [dealState.defaulted]: 'premarketDefaulted',
  } as const;
  /** Sends each owner one message per outcome of their deals. */
  const notify = (deals: readonly StoredPremarketDeal[]) => {
    for (const [state, notice] of Object.entries(notices))
      for (const ownerDeals of groupBy(
        deals.filter((deal) => deal.state === state),
        ({ owner }) => owner,
      )) {
        const [{ owner, tradeId }] = ownerDeals;
        const { base, quote } = coinsOf({ tradeId });
        const sum = (valueOf: (deal: StoredPremarketDeal) => Decimal) => add(...ownerDeals.map(valueOf));
        const values = {
          coin: base.shortName,
          quote: quote.shortName,
          amount: sum(({ amount }) => amount),
          turnover: sum(({ turnover }) => turnover),
          collateral: sum((deal) => (deal.side === orderSide.sell ? deal.pledge : (counterpartOf(deal)?.pledge ?? '0'))),
        };
        inbox.write({ owner, notice, at: now(), values, jumpLink: '/preMarket' });
      }
  };

  return (tradeId: number) => {
    const deals = db.premarketDeals.find({ where: { tradeId }, sort: [['sequence', 'asc']] }).list;
    for (const buyer of deals) if (buyer.side === orderSide.buy && buyer.counterpart === null) deliver(buyer, { buyer, seller: null });
    for (const seller of deals) {
      if (seller.side !== orderSide.sell) continue;
      const buyer = counterpartOf(seller);
      const { available } = ledger.balance(spotBucket(seller.owner, 'available').account, coinsOf(seller).base.coinId);
      if (compare(available, seller.amount) >= 0) deliver(seller, { buyer, seller });
      else compensate(seller, buyer);
    }
    notify(db.premarketDeals.find({ where: { tradeId }, sort: [['sequence', 'asc']] }).list);
  };
}

/** Rows with the same key, each group in the order of the rows. */
export function groupBy<Row>(rows: readonly Row[], keyOf: (row: Row) => number | string): readonly (readonly [Row, ...Row[]])[] {
  const groups = new Map<number | string, [Row, ...Row[]]>();
  for (const row of rows) {
    const group = groups.get(keyOf(row));
    if (group) group.push(row);
    else groups.set(keyOf(row), [row]);
  }
  return [...groups.values()];
}
