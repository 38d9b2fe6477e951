import { add, compare, isGreater } from '@/contract/decimal';
import { finalFailReasons, identity, identityStatus, type KycLevel, type PersonalFileKind } from '@/contract/identity';
import { invalidField, BusinessError, type ErrorCode } from '../businessError';
import { dayLimitOf } from '../exchange/users/verification';
import { storedFileOf } from '../exchange/identity/documents';
import { faceFormMs } from '../exchange/identity/drafts';
import type { ApplyBlocker, Submission } from '../exchange/identity/identity';
import { levelNames, levels, unverifiedRights } from '../exchange/identity/levels';
import { reasonTexts } from '../exchange/identity/reasons';
import type { Application, CompanyForms } from '../exchange/identity/records';
import { templatesFor } from '../exchange/identity/templates';
import { hash } from '../exchange/random';
import type { User } from '../exchange/users/records';
import type { ServerLanguage } from '../texts';
import type { World } from '../world';
import { implement } from './implement';

export const identityCalls = implement(identity, {
  status: ({ user }) => ({ statusList: [...user.identity] }),
  verifyRecord: ({ query: { pageNum, pageSize }, user, world, language }) => {
    const { list, total } = world.db.applications.find({
      where: { owner: user.fid },
      sort: [
        ['submittedTime', 'desc'],
        ['id', 'desc'],
      ],
      page: { num: pageNum, size: pageSize },
    });
    return {
      list: list.map((application) => ({
        ...toVerifyResult(application, language),
        id: application.id,
        name: `${Array.from(application.name)[0] ?? ''}***`,
        document: `***${application.documentNumber.slice(-4)}`,
      })),
      totalCount: total,
    };
  },
  verifyResult: ({ query, user, world, language }) => {
    const application = world.identity.latest(user.fid, query.identityType);
    return application && toVerifyResult(application, language);
  },
  userRights: ({ user, world }) => {
    const level = world.identity.level(user);
    const reached = level === null ? 0 : levels[level].identityType;
    return {
      identityType: level === null ? null : levels[level].identityType,
      rights: [null, ...levelNames].map((name) => {
        const type = name === null ? null : levels[name].identityType;
        return { identityType: type, isReached: (type ?? 0) <= reached, ...rightsAt(name, user) };
      }),
    };
  },
  standardCheck: ({ body, user, world }) => {
    const blocker = world.identity.blocker(user, { level: 'standard', form: body });
    return { canApply: blocker === null, blocker };
  },
  standardApply: ({ body, user, world }) =>
    submitApplication(world, user, { level: 'standard', form: body }, world.identity.drafts.lacksPictures(user.fid, body.documentType)),
  advancedApply: ({ body, user, world }) =>
    submitApplication(world, user, { level: 'advanced', form: body }, world.identity.drafts.lacksAddress(user.fid)),
  draft: ({ user, world }) => world.identity.drafts.of(user.fid),
  saveDraft: ({ body, user, world }) => ({ savedTime: world.identity.drafts.save(user.fid, body.fields).savedTime }),
  uploadPart: ({ body, user, world }) => {
    const { id, received } = world.identity.uploads.receivePart(user.fid, body);
    return { uploadId: id, received };
  },
  uploadFile: ({ body, user, world }) => {
    refuseLocked(world, user, levelOfFile(body.kind));
    return world.identity.drafts.saveFile(user.fid, world.identity.uploads.assemble(user.fid, body));
  },
  removeFile: ({ body, user, world }) => {
    refuseLocked(world, user, levelOfFile(body.kind));
    world.identity.drafts.remove(user.fid, body.kind);
    return null;
  },
  companyApply: ({ user, world }) => submitApplication(world, user, { level: 'company' }),
  amlFormUrl: ({ user, world }) => {
    world.identity.drafts.openFaceCheck(user.fid);
    return {
      formUrl: `/verifiedIndex?level=standard#face-check=${hash(world.seed, 'form', user.fid, world.now).toString(36)}`,
      expiresTime: world.now + faceFormMs,
    };
  },
  companyBasicInfo: ({ user, world }) => world.identity.company(user.fid).basicInfo,
  directorInfo: ({ user, world }) => [...world.identity.company(user.fid).directors],
  beneficiaryInfo: ({ user, world }) => [...world.identity.company(user.fid).beneficiaries],
  traderInfo: ({ user, world }) => [...world.identity.company(user.fid).traders],
  filesInfo: ({ user, world }) => [...world.identity.company(user.fid).files],
  templateFile: ({ user, world }) => templatesFor(world.identity.company(user.fid).basicInfo),
  saveCompanyBasicInfo: ({ body, user, world }) => saveCompanyForms(world, user, { basicInfo: body }),
  saveDirector: ({ body, user, world }) => saveCompanyForms(world, user, body),
  saveTrader: ({ body, user, world }) => saveCompanyForms(world, user, body),
  saveBeneficiary: ({ body, user, world }) => {
    if (body.beneficiaries.some(({ sharePercent }) => compare(sharePercent, '0') <= 0))
      throw invalidField('body.beneficiaries.sharePercent', 'must be above 0');
    if (isGreater(add(...body.beneficiaries.map(({ sharePercent }) => sharePercent)), '100'))
      throw invalidField('body.beneficiaries.sharePercent', 'add up to more than 100');
    return saveCompanyForms(world, user, body);
  },
  saveFiles: ({ body, user, world }) => {
    const { files } = world.identity.company(user.fid);
    const uploaded = body.files.map((file) =>
      storedFileOf(world.identity.uploads.assemble(user.fid, file), String(world.nextId()), world.now),
    );
    saveCompanyForms(world, user, { files: [...files.filter(({ kind }) => !uploaded.some((file) => file.kind === kind)), ...uploaded] });
    return [...world.identity.company(user.fid).files];
  },
});

/** The rights of a user of this VIP level after passing a verification level, including those of the lower levels. */
function rightsAt(name: KycLevel | null, { vipLevel }: User) {
  const { fiatLimit, features } = name === null ? unverifiedRights : levels[name].rights;
  const identity = name === null ? [] : [{ identityType: levels[name].identityType, identityStatus: identityStatus.passed }];
  return { withdrawalLimit: dayLimitOf({ identity, vipLevel }), fiatLimit, features: [...features] };
}

const toVerifyResult = (
  { failReason, findings = [], submittedTime, reviewedTime, ...application }: Application,
  language: ServerLanguage,
) => ({
  identityType: application.identityType,
  identityStatus: application.identityStatus,
  failReason,
  reason: failReason === null ? '' : reasonTexts[failReason][language],
  findings: [...findings],
  canRetry: failReason !== null && !finalFailReasons.includes(failReason),
  submittedTime,
  reviewedTime,
});

/** The business code for each blocker of an application. */
const blockerCodes: Readonly<Record<ApplyBlocker, ErrorCode>> = {
  underReview: 'kycUnderReview',
  alreadyPassed: 'kycAlreadyPassed',
  levelBefore: 'kycLevelBefore',
  documentUsed: 'kycDocumentUsed',
  incomplete: 'kycIncomplete',
  rejected: 'kycRejected',
};

function submitApplication(world: World, user: User, submission: Submission, isIncomplete = false) {
  const blocker = world.identity.blocker(user, submission) ?? (isIncomplete ? 'incomplete' : null);
  if (blocker !== null) throw new BusinessError(blockerCodes[blocker]);
  const { id, submittedTime, ...application } = world.identity.apply(user, submission);
  return { id, identityType: application.identityType, identityStatus: application.identityStatus, submittedTime };
}

function saveCompanyForms(world: World, user: User, patch: Partial<Omit<CompanyForms, 'owner'>>): null {
  refuseLocked(world, user, 'company');
  world.identity.saveCompany(user.fid, patch);
  return null;
}

const levelOfFile = (kind: PersonalFileKind): KycLevel => (kind === 'proofOfAddress' ? 'advanced' : 'standard');

function refuseLocked(world: World, user: User, level: KycLevel): void {
  const lock = world.identity.editBlocker(user, level);
  if (lock !== null) throw new BusinessError(blockerCodes[lock]);
}
