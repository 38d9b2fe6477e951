export {
  type Beneficiary,
  type Director,
  type File,
  type FileForm,
  type KycCompanyBasicInfo,
  type TemplateFile,
  type Trader,
} from './companySchema';
export { StoredFile } from './fileSchema';
export * as identity from './endpoints';
export { highestPassed, kycSummary, missingPictures, totalShare, type KycLevel, type KycSummary } from './rules';
export { type AdvancedForm, IdentityStatus, IdentityStatusEntry, type StandardForm, type UserRights, type VerifyRecord } from './schema';
export {
  type applyObstacles,
  companyFileKinds,
  documentTypes,
  failReasons,
  type features,
  identityStatus,
  identityType,
  optionalCompanyFiles,
} from './constants';
