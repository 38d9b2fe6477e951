import { copyPositionState } from '@/contract/copyTrading';
import { tradeMode } from '@/contract/swap';
import { add } from '@/contract/decimal';
import { BusinessError } from '../../businessError';
import type { CopyContext } from './context';
import type { PositionChange } from '../contracts/positionChange';
import type { Positions } from '../contracts/positions';
import { createCopying } from './copying';
import type { CopyEvent } from './events';
import { createTraderPerformance } from './traderPerformance';
import { createFollows, type Follows } from './follows';
import { createLeads, type Leads } from './leads';
import { createLists, type Lists } from './lists';
import { isCopyable, type CopyMarket } from './copyMarket';
import { createProfitSharing } from './profitSharing';
import { createTraders, type Traders } from './traders';

/** Copy trading: copiers' positions follow those of their lead traders, and the records of copies follow the copiers' positions. */
export interface Copy {
  readonly leads: Leads;
  readonly follows: Follows;
  readonly traders: Traders;
  readonly lists: Lists;
  /** Closes one of the user's copied positions before the lead trader does. Throws `BusinessError`. */
  closeCopy(owner: number, id: string, at: number): void;
  /** The followers of a user: copiers, and users who marked them as favourites. */
  followersOf(uid: number): readonly number[];
  run(event: CopyEvent, at: number): void;
}

export function createCopy(context: CopyContext, positions: Pick<Positions, 'place' | 'onBalanceChange'>): Copy {
  const { db, eventBus } = context;
  const leads = createLeads(context);
  const copying = createCopying(context, marketOf(context, positions), createProfitSharing(context, positions.onBalanceChange));
  const follows = createFollows(context, leads, copying);
  const lists = createLists(context, leads, copying);
  const onPositionChange = (change: PositionChange) => {
    if (!isCopyable(change)) return;
    if (db.leads.get(change.owner)) copying.onLeadPositionChanged(change.positionId, change.owner, change.at);
    if (change.source !== 'copy') copying.onPositionReduced(change);
  };
  eventBus.on('positionOpened', onPositionChange);
  eventBus.on('positionChanged', onPositionChange);
  eventBus.on('positionClosed', onPositionChange);
  eventBus.on('fundingPaid', (payment) => {
    if (payment.mode === tradeMode.real) copying.onFundingPaid(payment);
  });
  eventBus.on('accountClosed', ({ owner, at }) => {
    follows.onAccountClosed(owner, at);
    if (leads.find(owner)) db.leads.remove(owner);
  });
  return {
    leads,
    follows,
    lists,
    traders: createTraders(context, leads, follows, createTraderPerformance(context)),
    closeCopy: (owner, id, at) => {
      const copy = db.copies.get(id);
      if (copy?.owner !== owner || copy.state !== copyPositionState.open) throw new BusinessError('notFound');
      copying.close(copy, at);
    },
    followersOf: (uid) => {
      const copiers = db.follows.find({ where: { traderUid: uid, endTime: null } }).list.map(({ owner }) => owner);
      return [...new Set([...copiers, ...leads.collectors(uid)])];
    },
    run: (event, at) => {
      if (event.kind === 'review') leads.review(Number.parseInt(event.id, 10), at);
      else copying.run(event, at);
    },
  };
}

function marketOf({ db, market, now }: CopyContext, { place }: Pick<Positions, 'place'>): CopyMarket {
  return {
    place,
    position: (positionId) => {
      const position = db.positions.get(positionId);
      return position && isCopyable(position) ? position : undefined;
    },
    closedPosition: (positionId) => {
      const past = db.pastPositions.get(positionId);
      return past && { contractCode: past.contractCode, side: past.side, isMerged: past.end === 'merged' };
    },
    heldAmount: (owner, contractCode, side, marginMode) =>
      add(...db.positions.find({ where: { owner, contractCode, side, marginMode } }).list.map(({ amount }) => amount)),
    lot: (contractCode) => market.contract(contractCode, now()).contractSize,
  };
}
