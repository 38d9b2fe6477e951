export * as apiKeys from './endpoints';
export { isIpRange as isAddressRange, isIpInRange as isWithin } from './ipRanges';
export {
  apiKeyDays,
  apiKeyLimits,
  apiPermissions,
  maxUnrestrictedKeyDays as openKeyDays,
  signingHeaders,
  signingWindow,
  type ApiPermission,
} from './constants';
export { permissionOf } from './permission';
export { ApiKey, type CreateApiKeyRequest, type CreatedApiKey, type EditApiKeyRequest } from './schema';
export { signingPayload as signedText, type SignedCall } from './signing';
