import {
  highestPassed,
  identityStatus,
  optionalCompanyFiles,
  companyFileKinds,
  finalFailReasons,
  type AdvancedVerificationRequest,
  type applyBlockers,
  type KycLevel,
  type StandardVerificationRequest,
} from '@/contract/identity';
import type { IdentityContext } from './context';
import type { User } from '../users/records';
import { documentKey } from './documents';
import { createDrafts, type Drafts } from './drafts';
import type { IdentityEvent } from './events';
import { resolvedByChange, resolveFindings } from './resolveFindings';
import { levelOf, levels } from './levels';
import type { Application, CompanyForms } from './records';
import { findingsOf, overallReason } from './review';
import { createUploads, type Uploads } from './uploads';

export type ApplyBlocker = (typeof applyBlockers)[number];

/** A submission by level; a company submits its saved forms. */
export type Submission =
  | { readonly level: 'standard'; readonly form: StandardVerificationRequest }
  | { readonly level: 'advanced'; readonly form: AdvancedVerificationRequest }
  | { readonly level: 'company' };

type EditBlocker = Extract<ApplyBlocker, 'underReview' | 'alreadyPassed' | 'rejected'>;

export interface Identity {
  /** What blocks the submission now; null if nothing does. */
  blocker(user: User, submission: Submission): ApplyBlocker | null;
  /** Creates an application and schedules its review; check `blocker` first. */
  apply(user: User, submission: Submission): Application;
  /** The user's latest application, of one level if given. */
  latest(owner: number, type?: number): Application | null;
  company(owner: number): CompanyForms;
  /** Why the user cannot edit the data of a level; null if they can. */
  editBlocker(user: User, level: KycLevel): EditBlocker | null;
  readonly drafts: Drafts;
  readonly uploads: Uploads;
  saveCompany(owner: number, patch: Partial<Omit<CompanyForms, 'owner'>>): CompanyForms;
  /** The forms and documents missing for a company. */
  missingCompanyData(owner: number): string[];
  /** The highest level a user has passed. */
  level(user: User): KycLevel | null;
  /** Records a verification that passed before the world's start. */
  recordPassed(owner: number, level: KycLevel, form: StandardVerificationRequest): void;
  run(event: IdentityEvent, at: number): void;
}

/** Identity verification: applications, reviews and their effects. */
export function createIdentity(context: IdentityContext): Identity {
  const { db, inbox, eventBus, nextId, schedule } = context;
  const drafts = createDrafts(context);
  eventBus.on('identityChanged', ({ owner, identityStatus: status, at }) => {
    if (status === identityStatus.passed) inbox.write({ owner, notice: 'identityPassed', at, data: {} });
    if (status === identityStatus.failed) inbox.write({ owner, notice: 'identityFailed', at, data: {} });
  });
  const statusOf = (user: User, level: KycLevel) =>
    user.identity.find((entry) => entry.identityType === levels[level].identityType)?.identityStatus ?? identityStatus.notIdentified;

  const latest: Identity['latest'] = (owner, type) =>
    db.applications.find({
      where: { owner, identityType: type },
      sort: [
        ['submittedTime', 'desc'],
        ['id', 'desc'],
      ],
      page: { num: 1, size: 1 },
    }).list[0] ?? null;
  const company: Identity['company'] = (owner) =>
    db.companyForms.get(owner) ?? { owner, basicInfo: null, directors: [], beneficiaries: [], traders: [], files: [] };
  const missingCompanyData: Identity['missingCompanyData'] = (owner) => {
    const { basicInfo, directors, beneficiaries, traders, files } = company(owner);
    const lists = Object.entries({ directors, beneficiaries, traders }).flatMap(([name, list]) => (list.length === 0 ? [name] : []));
    const documents = companyFileKinds.filter((kind) => !optionalCompanyFiles.includes(kind) && !files.some((file) => file.kind === kind));
    return [...(basicInfo === null ? ['basicInfo'] : []), ...lists, ...documents];
  };

  const keyOf = (owner: number, submission: Submission): string => {
    if (submission.level === 'standard')
      return documentKey(submission.form.country, submission.form.documentType, submission.form.documentNumber);
    if (submission.level === 'advanced') return latest(owner, levels.standard.identityType)?.documentKey ?? '';
    const { basicInfo } = company(owner);
    return basicInfo === null ? '' : documentKey(basicInfo.country, 'company', basicInfo.registrationNumber);
  };
  const isUsed = (key: string, owner: number): boolean =>
    db.applications
      .find({ where: { documentKey: key, identityStatus: [identityStatus.pending, identityStatus.passed] } })
      .list.some((other) => other.owner !== owner);

  const editBlockerOf = (user: User, level: KycLevel): EditBlocker | null => {
    const status = statusOf(user, level);
    if (status === identityStatus.pending) return 'underReview';
    if (status === identityStatus.passed) return 'alreadyPassed';
    const reason = latest(user.fid, levels[level].identityType)?.failReason ?? null;
    return reason !== null && finalFailReasons.includes(reason) ? 'rejected' : null;
  };
  const setStatus = ({ owner, identityType, identityStatus: status }: Application, at: number): void => {
    const user = db.users.get(owner);
    if (!user) return;
    const others = user.identity.filter((entry) => entry.identityType !== identityType);
    const identity = [...others, { identityType, identityStatus: status }].toSorted((a, b) => a.identityType - b.identityType);
    db.users.update(owner, { identity });
    eventBus.emit('identityChanged', { owner, identityType, identityStatus: status, at });
  };
  /** The person or company of an application; the advanced level takes the person from the standard one. */
  const subject = (owner: number, submission: Submission) => {
    if (submission.level === 'standard') {
      const { firstName, lastName, ...form } = submission.form;
      return { name: `${firstName} ${lastName}`, ...form };
    }
    if (submission.level === 'company') {
      const { basicInfo } = company(owner);
      const { companyName = '', country = '', registrationNumber = '' } = basicInfo ?? {};
      return { name: companyName, country, birthDate: '', documentType: null, documentNumber: registrationNumber, documentExpiry: '' };
    }
    const standardApplication = latest(owner, levels.standard.identityType);
    const { name = '', country = '', birthDate = '', documentType = null, documentNumber = '' } = standardApplication ?? {};
    return { name, country, birthDate, documentType, documentNumber, documentExpiry: '', city: submission.form.city };
  };

  return {
    blocker: (user, submission) => {
      const editBlocker = editBlockerOf(user, submission.level);
      if (editBlocker !== null) return editBlocker;
      const { prerequisite } = levels[submission.level];
      if (prerequisite !== null && statusOf(user, prerequisite) !== identityStatus.passed) return 'levelBefore';
      if (submission.level === 'company' && missingCompanyData(user.fid).length > 0) return 'incomplete';
      return isUsed(keyOf(user.fid, submission), user.fid) ? 'documentUsed' : null;
    },
    apply: (user, submission) => {
      const at = context.now();
      const files = submission.level === 'company' ? [] : drafts.of(user.fid).files;
      const application = db.applications.insert({
        id: String(nextId()),
        owner: user.fid,
        identityType: levels[submission.level].identityType,
        identityStatus: identityStatus.pending,
        ...subject(user.fid, submission),
        documentKey: keyOf(user.fid, submission),
        files,
        failReason: null,
        submittedTime: at,
        reviewedTime: null,
      });
      setStatus(application, at);
      schedule(at + levels[submission.level].reviewMs, { part: 'identity', id: application.id });
      return application;
    },
    latest,
    company,
    editBlocker: editBlockerOf,
    drafts,
    uploads: createUploads(context),
    saveCompany: (owner, patch) => {
      resolveFindings(db, owner, resolvedByChange(company(owner), patch));
      return db.companyForms.upsert({ ...company(owner), ...patch });
    },
    missingCompanyData,
    level: (user) => highestPassed(user.identity),
    recordPassed: (owner, level, form) => {
      const at = context.now();
      const submission: Submission = level === 'company' ? { level } : { level: 'standard', form };
      db.applications.insert({
        id: String(nextId()),
        owner,
        identityType: levels[level].identityType,
        identityStatus: identityStatus.passed,
        ...subject(owner, submission),
        documentKey: keyOf(owner, submission),
        files: [],
        failReason: null,
        submittedTime: at,
        reviewedTime: at,
      });
    },
    run: ({ id }, at) => {
      const application = db.applications.get(id);
      if (application?.identityStatus !== identityStatus.pending) return;
      const isCompany = levelOf(application.identityType) === 'company';
      const findings = findingsOf(application, isCompany ? company(application.owner) : null, at);
      const failReason = overallReason(findings);
      if (failReason === null) drafts.clear(application.owner);
      if (failReason === 'documentUnreadable') drafts.dropUnreadable(application.owner);
      const status = failReason === null ? identityStatus.passed : identityStatus.failed;
      setStatus(
        db.applications.update(id, { identityStatus: status, failReason, reviewedTime: at, ...(failReason !== null && { findings }) }),
        at,
      );
    },
  };
}
