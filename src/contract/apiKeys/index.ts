export * as apiKeys from './endpoints';
export { isIpRange, isIpInRange } from './ipRanges';
export {
  apiKeyDays,
  apiKeyLimits,
  apiPermissions,
  maxUnrestrictedKeyDays,
  signingHeaders,
  signingWindow,
  type ApiPermission,
} from './constants';
export { permissionOf } from './permission';
export { ApiKey, type CreateApiKeyRequest, type CreatedApiKey, type EditApiKeyRequest } from './schema';
export { signingPayload, type SignedCall } from './signing';
