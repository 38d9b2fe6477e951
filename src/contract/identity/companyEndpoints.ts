import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import {
  Beneficiary,
  BeneficiaryForm,
  Director,
  DirectorForm,
  File,
  FileForm,
  KycCompanyBasicInfo,
  TemplateFile,
  Trader,
  TraderForm,
} from './companySchema';
import { ApplyReceipt } from './schema';

const onlyPath = 'only the path is shown, no parameter or field';
const saveCodes = [code.kycUnderReview, code.kycAlreadyPassed] as const;

export const companyBasicInfo = endpoint('identity.companyBasicInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/basicInfo',
  access: 'user',
  data: z.nullable(KycCompanyBasicInfo),
  assumed: onlyPath,
});

export const saveCompanyBasicInfo = endpoint('identity.saveCompanyBasicInfo', {
  method: 'POST',
  path: '/hk-web/identity/company/saveBasicInfo',
  access: 'user',
  body: KycCompanyBasicInfo,
  data: z.null(),
  codes: saveCodes,
  assumed: onlyPath,
});

export const directorInfo = endpoint('identity.directorInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/directorInfo',
  access: 'user',
  data: z.array(Director),
  assumed: onlyPath,
});

export const saveDirector = endpoint('identity.saveDirector', {
  method: 'POST',
  path: '/hk-web/identity/company/saveDirector',
  access: 'user',
  body: DirectorForm,
  data: z.null(),
  codes: saveCodes,
  assumed: onlyPath,
});

export const beneficiaryInfo = endpoint('identity.beneficiaryInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/beneficiaryInfo',
  access: 'user',
  data: z.array(Beneficiary),
  assumed: onlyPath,
});

export const saveBeneficiary = endpoint('identity.saveBeneficiary', {
  method: 'POST',
  path: '/hk-web/identity/company/saveBeneficiary',
  access: 'user',
  body: BeneficiaryForm,
  data: z.null(),
  codes: saveCodes,
  assumed: onlyPath,
});

export const traderInfo = endpoint('identity.traderInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/traderInfo',
  access: 'user',
  data: z.array(Trader),
  assumed: onlyPath,
});

export const saveTrader = endpoint('identity.saveTrader', {
  method: 'POST',
  path: '/hk-web/identity/company/saveTrader',
  access: 'user',
  body: TraderForm,
  data: z.null(),
  codes: saveCodes,
  assumed: onlyPath,
});

export const filesInfo = endpoint('identity.filesInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/filesInfo',
  access: 'user',
  data: z.array(File),
  assumed: onlyPath,
});

export const saveFiles = endpoint('identity.saveFiles', {
  method: 'POST',
  path: '/hk-web/identity/company/saveFiles',
  access: 'user',
  body: FileForm,
  data: z.array(File),
  codes: saveCodes,
  assumed: `${onlyPath}; it answers all files handed in so far`,
});

export const templateFile = endpoint('identity.templateFile', {
  method: 'GET',
  path: '/hk-web/identity/company/templateFile',
  access: 'user',
  data: z.array(TemplateFile),
  assumed: `${onlyPath}; read as the papers to fill in`,
});

export const companyApply = endpoint('identity.companyApply', {
  method: 'POST',
  path: '/hk-web/identity/company/apply',
  access: 'user',
  data: ApplyReceipt,
  codes: [code.kycUnderReview, code.kycAlreadyPassed, code.kycLevelBefore, code.kycDocumentUsed, code.kycIncomplete],
  assumed: `${onlyPath}; it hands in what the steps before have saved`,
});
