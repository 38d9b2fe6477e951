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
export { highestPassed, kycSummary, missingPictures, type KycLevel, type KycSummary } from './rules';
export {
  type AdvancedVerificationRequest,
  IdentityStatus,
  IdentityStatusEntry,
  type StandardVerificationRequest,
  type UserRights,
  type VerifyRecord,
} from './schema/personal';
export {
  type applyBlockers,
  companyFileKinds,
  documentTypes,
  failReasons,
  type features,
  identityStatus,
  identityType,
  optionalCompanyFiles,
} from './constants';
