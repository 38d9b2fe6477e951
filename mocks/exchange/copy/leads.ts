import { account } from '@/contract/capital';
import { compare, toUnits } from '@/contract/decimal';
import {
  applyStatus,
  copyTradeState,
  requirement,
  type LeadApplicationRequest,
  type LeadSettingRequest,
  type Qualification,
} from '@/contract/copyTrading';
import { identityStatus } from '@/contract/identity';
import { traderStatus } from '@/contract/user';
import { BusinessError } from '../../businessError';
import type { CopyContext } from './context';
import { coinByName } from '../markets';
import { hash } from '../random';
import type { StoredLead } from './records';

/** Lead traders, their terms, and applications to become one. */
export interface Leads {
  /** Throws `BusinessError` if the user is not a lead trader. */
  lead(traderUid: number): StoredLead;
  /** Like `lead`, for the user's own account. */
  ownLead(uid: number): StoredLead;
  find(traderUid: number): StoredLead | undefined;
  all(): readonly StoredLead[];
  /** Makes a user a lead trader without an application. */
  appoint(lead: Pick<StoredLead, 'traderUid' | 'nickname'> & Partial<StoredLead>, at: number): StoredLead;
  change(uid: number, change: Partial<LeadSettingRequest>): StoredLead;
  pause(uid: number, isPaused: boolean): void;
  makePrivate(uid: number, isPrivate: boolean): StoredLead;
  qualification(uid: number): Qualification;
  /** Applies to become a lead trader; reviewed four hours later. Throws `BusinessError`. */
  apply(uid: number, application: LeadApplicationRequest, at: number): Qualification;
  /** Decides an application by the requirements met at that time. */
  review(uid: number, at: number): void;
  collect(owner: number, traderUid: number, isCollected: boolean, at: number): void;
  isCollected(owner: number, traderUid: number): boolean;
  collectors(traderUid: number): readonly number[];
}

const reviewMs = 4 * 3_600_000;
/** The minimum contract account balance of an applicant, in USDT. */
const minBalance = '500';
const defaultContracts = ['btcusdt', 'ethusdt', 'solusdt', 'xrpusdt', 'dogeusdt'];

export function createLeads({ db, ledger, inbox, seed, schedule }: CopyContext): Leads {
  const { coinId } = coinByName('USDT');
  const balanceOf = (uid: number) => ledger.balance({ owner: uid, wallet: account.perpetual }, coinId).available;
  const lead: Leads['lead'] = (traderUid) => {
    const found = db.leads.get(traderUid);
    if (!found) throw new BusinessError('notFound');
    return found;
  };
  const ownLead: Leads['ownLead'] = (uid) => {
    const found = db.leads.get(uid);
    if (!found) throw new BusinessError('notLeadTrader');
    return found;
  };
  const requirements = (uid: number): Qualification['requirements'] => {
    const passed = db.users.get(uid)?.identity.some((entry) => entry.identityStatus === identityStatus.passed) ?? false;
    const balance = balanceOf(uid);
    const copied = db.follows.count({ owner: uid, state: [copyTradeState.active, copyTradeState.paused] });
    return [
      { kind: requirement.identity, required: '1', actual: passed ? '1' : '0', isMet: passed },
      { kind: requirement.balance, required: minBalance, actual: balance, isMet: compare(balance, minBalance) >= 0 },
      { kind: requirement.notCopying, required: '0', actual: String(copied), isMet: copied === 0 },
    ];
  };
  const qualification: Leads['qualification'] = (uid) => {
    const application = db.leadApplications.get(uid);
    const list = requirements(uid);
    return {
      isQualified: list.every(({ isMet }) => isMet),
      isTrader: db.leads.get(uid) !== undefined,
      applyStatus: application?.status ?? applyStatus.none,
      refusedFor: application?.refusedFor ?? null,
      requirements: list,
    };
  };
  const appoint: Leads['appoint'] = (terms, at) =>
    db.leads.insert({
      introduction: '',
      profitShare: '10',
      minAmount: '10',
      maxCopiers: 100,
      contracts: defaultContracts,
      tradeStatus: traderStatus.open,
      isPrivate: false,
      inviteCode: hash(seed, 'invite', terms.traderUid).toString(36).toUpperCase(),
      since: at,
      capital: toUnits(balanceOf(terms.traderUid), 0),
      syntheticCopiers: 0,
      capitalPerSyntheticCopier: 0,
      style: null,
      ...terms,
    });
  const decide = (owner: number, refusedFor: Qualification['refusedFor'], at: number) => {
    db.leadApplications.update(owner, { status: refusedFor === null ? applyStatus.passed : applyStatus.refused, refusedFor });
    inbox.write({ owner, notice: refusedFor === null ? 'leadPassed' : 'leadRefused', at, data: { extras: { traderUid: owner } } });
  };

  return {
    lead,
    ownLead,
    find: (traderUid) => db.leads.get(traderUid),
    all: () => db.leads.find().list,
    appoint,
    change: (uid, change) => {
      const definedFields = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
      return db.leads.update(ownLead(uid).traderUid, definedFields);
    },
    pause: (uid, isPaused) =>
      void db.leads.update(ownLead(uid).traderUid, { tradeStatus: isPaused ? traderStatus.closed : traderStatus.open }),
    makePrivate: (uid, isPrivate) => db.leads.update(ownLead(uid).traderUid, { isPrivate }),
    qualification,
    apply: (uid, application, at) => {
      const { isQualified, isTrader, applyStatus: status } = qualification(uid);
      if (status === applyStatus.pending) throw new BusinessError('notQualified', 'applicationPending');
      if (isTrader || !isQualified) throw new BusinessError('notQualified');
      db.leadApplications.upsert({ ...application, owner: uid, status: applyStatus.pending, refusedFor: null, at });
      schedule(at + reviewMs, { part: 'copy', kind: 'review', id: String(uid) });
      return qualification(uid);
    },
    review: (uid, at) => {
      const application = db.leadApplications.get(uid);
      if (application?.status !== applyStatus.pending) return;
      const missing = requirements(uid).find(({ isMet }) => !isMet);
      if (!missing) appoint({ traderUid: uid, nickname: application.nickname, introduction: application.introduction }, at);
      decide(uid, missing?.kind ?? null, at);
    },
    collect: (owner, traderUid, isCollected, at) => {
      const key = `${owner}:${lead(traderUid).traderUid}`;
      if (isCollected) db.traderStars.upsert({ key, owner, traderUid, at });
      else db.traderStars.remove(key);
    },
    isCollected: (owner, traderUid) => db.traderStars.get(`${owner}:${traderUid}`) !== undefined,
    collectors: (traderUid) => db.traderStars.find({ where: { traderUid } }).list.map(({ owner }) => owner),
  };
}
