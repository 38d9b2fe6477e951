import { add, isNegative, isZero, multiply, negate, subtract } from '@/contract/decimal';
import { contractName, roundPnl, tradeMode, valueOf } from '@/contract/swap';
import type { ContractsContext } from './context';
import { fundingPeriod, nextFunding } from '../market/contracts';
import { systemAccounts } from '../posting';
import type { PositionStore } from './positionStore';
import type { ContractWallet } from './contractWallet';
import type { StoredPosition } from './records';
import { positionReference } from './references';
import { termsOf, type Terms } from './terms';

/** Scheduled payments of positions: funding every eight hours, or the settlement of a delivery contract. */
export interface FundingAndSettlement {
  /** Schedules the next funding or settlement of a new position. */
  schedulePayments(positionId: string, at: number): void;
  payFunding(positionId: string, at: number): void;
  settle(positionId: string, at: number): void;
}

export function createFundingAndSettlement(
  { db, market, schedule, inbox, eventBus, nextId }: ContractsContext,
  contractWallet: ContractWallet,
  positionStore: PositionStore,
): FundingAndSettlement {
  const scheduleNext = (positionId: string, { expires }: Pick<Terms, 'expires'>, at: number): number =>
    schedule(expires ?? nextFunding(at), { part: 'positions', kind: expires === null ? 'funding' : 'settle', id: positionId });
  /** The funding a position pays, negative if it receives: longs pay shorts while the rate is positive. */
  const owed = (position: StoredPosition, value: string, rate: string) => {
    const received = multiply(value, position.side === 'long' ? negate(rate) : rate);
    return negate(roundPnl(received));
  };

  return {
    schedulePayments: (positionId, at) => {
      const position = db.positions.get(positionId);
      const terms = position && termsOf({ market }, position.contractCode, at);
      if (position && terms) db.positions.update(positionId, { fundingEventId: scheduleNext(positionId, terms, at) });
    },
    payFunding: (positionId, at) => {
      const position = db.positions.get(positionId);
      const terms = position && termsOf({ market }, position.contractCode, at);
      if (!position || !terms) return;
      const rate = market.fundingRate(terms.market, at - (at % fundingPeriod));
      const positionValue = valueOf(position.contractCode, position.amount, market.mark(terms.market, at));
      const payment = owed(position, positionValue, rate);
      const accountRef = { owner: position.owner, coinId: position.coinId };
      const { contractCode } = position;
      const reference = positionReference({ contractCode, positionId });
      const cause = { kind: 'funding', contractCode, reference, at } as const;
      let paid = payment;
      let { margin } = position;
      if (isNegative(payment)) contractWallet.receive(accountRef, negate(payment), cause, systemAccounts.funding);
      else if (position.marginMode === 'cross') paid = contractWallet.pay(accountRef, payment, cause, systemAccounts.funding, false);
      else paid = contractWallet.payFromMargin(position, payment, cause, systemAccounts.funding, false);
      if (position.marginMode === 'isolated' && isNegative(payment)) contractWallet.freeze(accountRef, negate(payment), reference, at);
      if (position.marginMode === 'isolated') margin = subtract(margin, paid);
      const amount = isZero(paid) ? '0' : negate(paid);
      const fundingEventId = scheduleNext(positionId, terms, at);
      db.positions.update(positionId, { margin, funding: add(position.funding, amount), fundingEventId, updatedTime: at });
      const { owner, mode, coinId, side, marginMode } = position;
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
      contractWallet.reserve(accountRef, at);
      if (!isZero(paid)) eventBus.emit('fundingPaid', { owner, positionId, mode, contractCode, coinId, side, marginMode, amount, at });
    },
    settle: (positionId, at) => {
      const position = db.positions.get(positionId);
      const terms = position && termsOf({ market }, position.contractCode, at);
      if (!position || !terms) return;
      const price = market.settlementPrice(terms.market);
      const outcome = positionStore.settle(position, terms, price, at);
      contractWallet.reserve({ owner: position.owner, coinId: position.coinId }, at);
      if (position.mode !== tradeMode.mock)
        inbox.write({
          owner: position.owner,
          notice: 'positionSettled',
          at,
          values: { contract: contractName(position.contractCode), amount: position.amount, price },
          data: { contractCode: position.contractCode },
          jumpLink: '/orderHome/contractOrder/?bizType=deliver',
        });
      for (const [name, change] of outcome.events) eventBus.emit(name, change);
    },
  };
}
