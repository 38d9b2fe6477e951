import { account } from '@/contract/capital';
import { add, compare, type Decimal } from '@/contract/decimal';
import {
  copyBlocker,
  copyPositionState,
  endReason,
  copyTradeState,
  settingBlocker,
  type CopyBlocker,
  type CopyTradeRequest,
  type CopySetting,
} from '@/contract/copyTrading';
import { traderStatus } from '@/contract/user';
import { BusinessError } from '../../businessError';
import type { CopyContext } from './context';
import { coinByName } from '../markets';
import type { Copying } from './copying';
import type { Leads } from './leads';
import type { StoredFollow, StoredLead } from './records';

/** The copying relationships and their terms. */
export interface Follows {
  /** Checks what blocks the user from copying. Throws `BusinessError` if the lead trader does not exist. */
  check(owner: number, request: CopyTradeRequest): { blocker: CopyBlocker; available: Decimal; lead: StoredLead };
  /** Starts copying the positions that the lead trader opens from now on. Throws `BusinessError`. */
  start(owner: number, request: CopyTradeRequest, at: number): StoredFollow;
  change(owner: number, request: CopyTradeRequest): StoredFollow;
  pause(owner: number, traderUid: number, isPaused: boolean): StoredFollow;
  /** Ends copying and closes the open copies. Throws `BusinessError`. */
  stop(owner: number, traderUid: number, at: number): StoredFollow;
  /** Removes a copier on behalf of the lead trader. Throws `BusinessError`. */
  remove(traderUid: number, copierUid: number, at: number): void;
  /** Ends everything that a user copies, and the copying of their copiers. */
  onAccountClosed(uid: number, at: number): void;
  current(owner: number, traderUid: number): StoredFollow | undefined;
  /** The number of copiers, including synthetic ones. */
  copiers(lead: StoredLead): number;
  /** The total amount allocated by the copiers of a lead trader. */
  aum(lead: StoredLead): Decimal;
}

export function createFollows({ db, ledger, inbox, nextId }: CopyContext, leads: Leads, copying: Copying): Follows {
  const { coinId } = coinByName('USDT');
  const ofTrader = (traderUid: number) => db.follows.find({ where: { traderUid, state: running } }).list;
  const copiers: Follows['copiers'] = ({ traderUid, syntheticCopiers }) =>
    syntheticCopiers + db.follows.count({ traderUid, state: running });
  const current: Follows['current'] = (owner, traderUid) => db.follows.find({ where: { owner, traderUid, state: running } }).list[0];
  const requireFollow = (owner: number, traderUid: number): StoredFollow => {
    const follow = current(owner, traderUid);
    if (!follow) throw new BusinessError('notCopying');
    return follow;
  };
  const blockerOf = (owner: number, lead: StoredLead, request: CopyTradeRequest, available: Decimal): CopyBlocker => {
    if (owner === lead.traderUid) return copyBlocker.own;
    // Two lead traders copying each other would follow each other's copies endlessly.
    if (leads.find(owner)) return copyBlocker.leads;
    if (current(owner, lead.traderUid)) return copyBlocker.already;
    if (lead.tradeStatus !== traderStatus.open) return copyBlocker.traderClosed;
    if (copiers(lead) >= lead.maxCopiers) return copyBlocker.traderFull;
    if (lead.isPrivate && request.inviteCode !== lead.inviteCode) return copyBlocker.traderPrivate;
    const settingProblem = settingBlocker(request, lead);
    if (settingProblem !== copyBlocker.none) return settingProblem;
    return compare(available, lead.minAmount) < 0 ? copyBlocker.insufficientBalance : copyBlocker.none;
  };
  const check: Follows['check'] = (owner, request) => {
    const lead = leads.lead(request.traderUid);
    const { available } = ledger.balance({ owner, wallet: account.perpetual }, coinId);
    return { blocker: blockerOf(owner, lead, request, available), available, lead };
  };
  const end = (follow: StoredFollow, reason: StoredFollow['endReason'], at: number): StoredFollow => {
    for (const copy of db.copies.find({ where: { followId: follow.id, state: copyPositionState.open } }).list) copying.close(copy, at);
    return db.follows.update(follow.id, { state: copyTradeState.ended, endReason: reason, endTime: at });
  };
  const notifyRemoval = ({ owner, traderUid }: StoredFollow, at: number): void => {
    const values = { trader: leads.lead(traderUid).nickname };
    inbox.write({ owner, notice: 'copierRemoved', at, values, data: { extras: { traderUid } } });
  };

  return {
    check,
    start: (owner, request, at) => {
      const { blocker, lead } = check(owner, request);
      if (blocker !== copyBlocker.none) throw new BusinessError(...blockerErrors[blocker]);
      inbox.write({ owner: lead.traderUid, notice: 'copierJoined', at, data: { extras: { traderUid: lead.traderUid } } });
      return db.follows.insert({
        id: String(nextId()),
        owner,
        traderUid: lead.traderUid,
        state: copyTradeState.active,
        endReason: null,
        setting: settingOf(request),
        profitShare: lead.profitShare,
        pnl: '0',
        highWaterMark: '0',
        paidShare: '0',
        trades: 0,
        startTime: at,
        endTime: null,
      });
    },
    change: (owner, request) => {
      const follow = requireFollow(owner, request.traderUid);
      const settingProblem = settingBlocker(request, leads.lead(request.traderUid));
      if (settingProblem !== copyBlocker.none) throw new BusinessError(...blockerErrors[settingProblem]);
      return db.follows.update(follow.id, { setting: settingOf(request) });
    },
    pause: (owner, traderUid, isPaused) =>
      db.follows.update(requireFollow(owner, traderUid).id, { state: isPaused ? copyTradeState.paused : copyTradeState.active }),
    stop: (owner, traderUid, at) => end(requireFollow(owner, traderUid), endReason.byCopier, at),
    remove: (traderUid, copierUid, at) => {
      const follow = current(copierUid, leads.ownLead(traderUid).traderUid);
      if (!follow) throw new BusinessError('notFound');
      end(follow, endReason.byTrader, at);
      notifyRemoval(follow, at);
    },
    onAccountClosed: (uid, at) => {
      for (const follow of db.follows.find({ where: { owner: uid, state: running } }).list) end(follow, endReason.byCopier, at);
      for (const follow of ofTrader(uid)) {
        end(follow, endReason.traderClosed, at);
        notifyRemoval(follow, at);
      }
    },
    current,
    copiers,
    aum: (lead) =>
      add(
        String(lead.syntheticCopiers * lead.capitalPerSyntheticCopier),
        ...ofTrader(lead.traderUid).map(({ setting }) => setting.maxAmount),
      ),
  };
}

const running = [copyTradeState.active, copyTradeState.paused];
const settingOf = ({ traderUid: _traderUid, inviteCode: _inviteCode, ...setting }: CopyTradeRequest): CopySetting => setting;

/** The error code, and a more specific text if there is one, for each blocker. */
const blockerErrors: Readonly<Record<Exclude<CopyBlocker, typeof copyBlocker.none>, ConstructorParameters<typeof BusinessError>>> = {
  [copyBlocker.traderClosed]: ['traderClosed'],
  [copyBlocker.traderFull]: ['traderFull'],
  [copyBlocker.traderPrivate]: ['traderPrivate'],
  [copyBlocker.belowMinimum]: ['copyRefused', 'copyBelowMinimum'],
  [copyBlocker.overMaximum]: ['copyRefused', 'copyOverMaximum'],
  [copyBlocker.contractMissing]: ['copyRefused', 'copyContractMissing'],
  [copyBlocker.own]: ['copyRefused', 'copyOwn'],
  [copyBlocker.leads]: ['copyRefused', 'copyLeads'],
  [copyBlocker.already]: ['alreadyCopying'],
  [copyBlocker.insufficientBalance]: ['insufficientBalance'],
};
