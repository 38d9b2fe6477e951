export {
  type Beneficiary,
  type Director,
  type CompanyFile,
  type CompanyFileRequest,
  type KycCompanyBasicInfo,
  type TemplateFile,
  type Trader,
} from './schema/company';
export { StoredFile } from './schema/files';
export * as identity from './endpoints';
export { highestPassed, kycSummary, type KycLevel, type KycSummary } from './rules';
export { type Finding, type FindingTarget, isResolvedBy } from './findings';
export { missingDocuments, neededPictures, type PersonalFileKind } from './documents';
export { type DraftFields, emptyDraft, type IdentityDraft, PersonalFile } from './schema/draft';
export { type AdvancedVerificationRequest, type StandardVerificationRequest, type UserRights, type VerifyRecord } from './schema/personal';
export {
  type applyBlockers,
  companyFileKinds,
  documentTypes,
  faceChecks,
  failReasons,
  finalFailReasons,
  fundSources,
  type kycFeatures,
  optionalCompanyFiles,
  personalFileKinds,
  maxUploadPartLength,
} from './constants';
export { IdentityStatus, IdentityStatusEntry } from './schema/status';
export { identityStatus, identityType } from './states';
