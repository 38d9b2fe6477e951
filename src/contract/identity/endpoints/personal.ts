import * as z from 'zod/mini';
import { pathOnly } from '../../assumptions';
import { code } from '../../codes';
import { endpoint, instant } from '../../endpoint';
import { IdentityDraft, IdentityDraftRequest, PersonalFile, RemoveFileRequest, UploadFileRequest } from '../schema/draft';
import { UploadPart, UploadPartRequest } from '../schema/files';
import {
  AdvancedVerificationRequest,
  AmlForm,
  ApplyCheck,
  ApplyReceipt,
  StandardVerificationRequest,
  UserRights,
  VerifyRecordList,
  VerifyRecordQuery,
  VerifyResult,
  VerifyResultQuery,
} from '../schema/personal';

const applyCodes = [
  code.kycUnderReview,
  code.kycAlreadyPassed,
  code.kycLevelBefore,
  code.kycDocumentUsed,
  code.kycIncomplete,
  code.kycRejected,
] as const;
const draftCodes = [code.kycUnderReview, code.kycAlreadyPassed, code.kycRejected] as const;
const draftUnlisted = 'the whole call is ours: a draft that can be continued on any device needs one, and none is shown';

export const verifyRecord = endpoint('identity.verifyRecord', {
  method: 'GET',
  path: '/hk-web/identity/getVerifyRecord',
  access: 'user',
  query: VerifyRecordQuery,
  data: VerifyRecordList,
  assumed: `${pathOnly}; read as every application so far`,
});

export const verifyResult = endpoint('identity.verifyResult', {
  method: 'GET',
  path: '/hk-web/identity/getVerifyResult',
  access: 'user',
  query: VerifyResultQuery,
  data: z.nullable(VerifyResult),
  assumed: `${pathOnly}; read as the outcome of the latest application of a level, or of any`,
});

export const userRights = endpoint('identity.userRights', {
  method: 'GET',
  path: '/hk-web/identity/getUserRights',
  access: 'user',
  data: UserRights,
  assumed: pathOnly,
});

export const standardCheck = endpoint('identity.standardCheck', {
  method: 'POST',
  path: '/hk-web/identity/standard/check',
  access: 'user',
  changesState: false,
  body: StandardVerificationRequest,
  data: ApplyCheck,
  assumed: `${pathOnly}; read as a check of the form before it is submitted`,
});

export const standardApply = endpoint('identity.standardApply', {
  method: 'POST',
  path: '/hk-web/identity/standard/apply',
  access: 'user',
  body: StandardVerificationRequest,
  data: ApplyReceipt,
  codes: applyCodes,
  assumed: pathOnly,
});

export const advancedApply = endpoint('identity.advancedApply', {
  method: 'POST',
  path: '/hk-web/identity/advanced/apply',
  access: 'user',
  body: AdvancedVerificationRequest,
  data: ApplyReceipt,
  codes: applyCodes,
  assumed: pathOnly,
});

export const amlFormUrl = endpoint('identity.amlFormUrl', {
  method: 'POST',
  path: '/hk-web/kyc/amlbot/formUrl',
  access: 'user',
  changesState: false,
  data: AmlForm,
  assumed: `${pathOnly}; read as the URL of a form served by a partner`,
});

export const draft = endpoint('identity.draft', {
  method: 'GET',
  path: '/hk-web/identity/draft',
  access: 'user',
  data: IdentityDraft,
  assumed: draftUnlisted,
});

export const saveDraft = endpoint('identity.saveDraft', {
  method: 'POST',
  path: '/hk-web/identity/saveDraft',
  access: 'user',
  body: IdentityDraftRequest,
  data: z.object({ savedTime: instant() }),
  onError: 'manual',
  assumed: draftUnlisted,
});

export const uploadPart = endpoint('identity.uploadPart', {
  method: 'POST',
  path: '/hk-web/identity/uploadPart',
  access: 'user',
  body: UploadPartRequest,
  data: UploadPart,
  onError: 'manual',
  assumed: draftUnlisted,
});

export const uploadFile = endpoint('identity.uploadFile', {
  method: 'POST',
  path: '/hk-web/identity/uploadFile',
  access: 'user',
  body: UploadFileRequest,
  data: PersonalFile,
  codes: draftCodes,
  onError: 'manual',
  assumed: draftUnlisted,
});

export const removeFile = endpoint('identity.removeFile', {
  method: 'POST',
  path: '/hk-web/identity/removeFile',
  access: 'user',
  body: RemoveFileRequest,
  data: z.null(),
  codes: draftCodes,
  assumed: draftUnlisted,
});
