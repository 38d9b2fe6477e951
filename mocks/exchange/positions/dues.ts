import { add, isNegative, isZero, multiply, negate, subtract } from '@/contract/decimal';
import { tradeMode } from '@/contract/swap';
import type { Floor } from '../floor';
import { fundingPeriod, nextFunding } from '../market/contracts';
import { house } from '../posting';
import type { Holdings } from './holdings';
import { money, type Purse } from './purse';
import type { StoredPosition } from './records';
import { termsOf } from './terms';

/** What a position meets by the calendar: funding every eight hours, or the settlement of its contract. */
export interface Dues {
  /** Puts the next due day of a new position on the agenda. */
  expect(positionId: string, at: number): void;
  payFunding(positionId: string, at: number): void;
  settle(positionId: string, at: number): void;
}

export function createDues({ db, market, schedule, inbox, news, nextId }: Floor, purse: Purse, holdings: Holdings): Dues {
  const expect: Dues['expect'] = (positionId, at) => {
    const position = db.positions.get(positionId);
    const terms = position && termsOf({ market }, position.contractCode, at);
    if (!position || !terms) return;
    const kind = terms.expires === null ? 'funding' : 'settle';
    const due = schedule(terms.expires ?? nextFunding(at), { part: 'positions', kind, id: positionId });
    db.positions.update(positionId, { due });
  };
  /** What a position pays, below zero where it receives: longs pay shorts while the rate is above zero. */
  const owed = (position: StoredPosition, value: string, rate: string) => {
    const payment = money(multiply(value, rate));
    return position.side === 'long' ? payment : negate(payment);
  };

  return {
    expect,
    payFunding: (positionId, at) => {
      const position = db.positions.get(positionId);
      const terms = position && termsOf({ market }, position.contractCode, at);
      if (!position || !terms) return;
      const rate = market.fundingRate(terms.market, at - (at % fundingPeriod));
      const positionValue = multiply(position.amount, market.mark(terms.market, at));
      const payment = owed(position, positionValue, rate);
      const whose = { owner: position.owner, coinId: position.coinId };
      const { contractCode } = position;
      const reference = `${contractCode} funding of ${positionId}`;
      const cause = { kind: 'funding', contractCode, reference, at } as const;
      let paid = payment;
      let { margin } = position;
      if (isNegative(payment)) purse.receive(whose, negate(payment), cause, house.funding);
      else if (position.marginMode === 'cross') paid = purse.pay(whose, payment, cause, house.funding, false);
      else paid = purse.payFromMargin(position, payment, cause, house.funding, false);
      if (position.marginMode === 'isolated' && isNegative(payment)) purse.freeze(whose, negate(payment), reference, at);
      if (position.marginMode === 'isolated') margin = subtract(margin, paid);
      const amount = isZero(paid) ? '0' : negate(paid);
      db.positions.update(positionId, { margin, funding: add(position.funding, amount), due: null, updatedTime: at });
      const { owner, mode, coinId } = position;
      db.contractFundings.insert({
        id: String(nextId()),
        owner,
        mode,
        contractCode,
        positionId,
        rate,
        positionValue,
        coinId,
        amount,
        createdTime: at,
      });
      purse.hold(whose, at);
      expect(positionId, at);
    },
    settle: (positionId, at) => {
      const position = db.positions.get(positionId);
      const terms = position && termsOf({ market }, position.contractCode, at);
      if (!position || !terms) return;
      const price = market.settlementPrice(terms.market);
      const outcome = holdings.settle(position, price, at);
      purse.hold({ owner: position.owner, coinId: position.coinId }, at);
      if (position.mode !== tradeMode.mock)
        inbox.write({
          owner: position.owner,
          notice: 'positionSettled',
          at,
          values: { contract: position.contractCode.toUpperCase(), amount: position.amount, price },
          data: { contractCode: position.contractCode },
          jumpLink: '/orderHome/contractOrder/?bizType=deliver',
        });
      for (const [kind, what] of outcome.news) news.tell(kind, what);
    },
  };
}
