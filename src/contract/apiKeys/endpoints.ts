import * as z from 'zod/mini';
import { code } from '../codes';
import { endpoint } from '../endpoint';
import { ApiKey, ApiKeyList, CreateApiKeyRequest, CreatedApiKey, DeleteApiKeyRequest, EditApiKeyRequest, ServerTime } from './schema';

const unlisted = 'no document lists a call of API keys, only their screen; named in the style of the account calls';
const factorCodes = [code.factorMissing, code.codeWrong, code.codeExpired, code.proofLocked] as const;

export const list = endpoint('apiKeys.list', {
  method: 'GET',
  path: '/hk-web/v1/apiKey/list',
  access: 'user',
  data: ApiKeyList,
  assumed: unlisted,
});

export const create = endpoint('apiKeys.create', {
  method: 'POST',
  path: '/hk-web/v1/apiKey/create',
  access: 'user',
  body: CreateApiKeyRequest,
  data: CreatedApiKey,
  codes: [...factorCodes, code.accountFrozen, code.tooManyApiKeys, code.apiLabelTaken, code.apiAddressNeeded],
  assumed: unlisted,
});

export const edit = endpoint('apiKeys.edit', {
  method: 'POST',
  path: '/hk-web/v1/apiKey/edit',
  access: 'user',
  body: EditApiKeyRequest,
  data: ApiKey,
  codes: [...factorCodes, code.accountFrozen, code.notFound, code.apiLabelTaken, code.apiAddressNeeded],
  assumed: unlisted,
});

export const remove = endpoint('apiKeys.remove', {
  method: 'POST',
  path: '/hk-web/v1/apiKey/delete',
  access: 'user',
  body: DeleteApiKeyRequest,
  data: z.null(),
  codes: [...factorCodes, code.notFound],
  assumed: `${unlisted}; without an id it deletes all keys`,
});

export const serverTime = endpoint('apiKeys.serverTime', {
  method: 'GET',
  path: '/hk-web/v1/time',
  access: 'public',
  data: ServerTime,
  assumed: 'no document lists it; clients that sign requests need the exchange’s time',
});
