import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint } from '../../endpoint';
import {
  Beneficiary,
  BeneficiaryRequest,
  Director,
  DirectorRequest,
  CompanyFile,
  CompanyFileRequest,
  KycCompanyBasicInfo,
  TemplateFile,
  Trader,
  TraderRequest,
} from '../schema/company';
import { ApplyReceipt } from '../schema/personal';

const saveCodes = [code.kycUnderReview, code.kycAlreadyPassed, code.kycRejected] as const;

export const companyBasicInfo = endpoint('identity.companyBasicInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/basicInfo',
  access: 'user',
  data: z.nullable(KycCompanyBasicInfo),
  assumed: pathOnly,
});

export const saveCompanyBasicInfo = endpoint('identity.saveCompanyBasicInfo', {
  method: 'POST',
  path: '/hk-web/identity/company/saveBasicInfo',
  access: 'user',
  body: KycCompanyBasicInfo,
  data: z.null(),
  codes: saveCodes,
  assumed: pathOnly,
});

export const directorInfo = endpoint('identity.directorInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/directorInfo',
  access: 'user',
  data: z.array(Director),
  assumed: pathOnly,
});

export const saveDirector = endpoint('identity.saveDirector', {
  method: 'POST',
  path: '/hk-web/identity/company/saveDirector',
  access: 'user',
  body: DirectorRequest,
  data: z.null(),
  codes: saveCodes,
  assumed: pathOnly,
});

export const beneficiaryInfo = endpoint('identity.beneficiaryInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/beneficiaryInfo',
  access: 'user',
  data: z.array(Beneficiary),
  assumed: pathOnly,
});

export const saveBeneficiary = endpoint('identity.saveBeneficiary', {
  method: 'POST',
  path: '/hk-web/identity/company/saveBeneficiary',
  access: 'user',
  body: BeneficiaryRequest,
  data: z.null(),
  codes: saveCodes,
  assumed: pathOnly,
});

export const traderInfo = endpoint('identity.traderInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/traderInfo',
  access: 'user',
  data: z.array(Trader),
  assumed: pathOnly,
});

export const saveTrader = endpoint('identity.saveTrader', {
  method: 'POST',
  path: '/hk-web/identity/company/saveTrader',
  access: 'user',
  body: TraderRequest,
  data: z.null(),
  codes: saveCodes,
  assumed: pathOnly,
});

export const filesInfo = endpoint('identity.filesInfo', {
  method: 'GET',
  path: '/hk-web/identity/company/filesInfo',
  access: 'user',
  data: z.array(CompanyFile),
  assumed: pathOnly,
});

export const saveFiles = endpoint('identity.saveFiles', {
  method: 'POST',
  path: '/hk-web/identity/company/saveFiles',
  access: 'user',
  body: CompanyFileRequest,
  data: z.array(CompanyFile),
  codes: saveCodes,
  assumed: `${pathOnly}; it returns all files submitted so far`,
});

export const templateFile = endpoint('identity.templateFile', {
  method: 'GET',
  path: '/hk-web/identity/company/templateFile',
  access: 'user',
  data: z.array(TemplateFile),
  assumed: `${pathOnly}; read as the documents to fill in`,
});

export const companyApply = endpoint('identity.companyApply', {
  method: 'POST',
  path: '/hk-web/identity/company/apply',
  access: 'user',
  data: ApplyReceipt,
  codes: [code.kycUnderReview, code.kycAlreadyPassed, code.kycLevelBefore, code.kycDocumentUsed, code.kycIncomplete, code.kycRejected],
  assumed: `${pathOnly}; it submits what the previous steps saved`,
});
