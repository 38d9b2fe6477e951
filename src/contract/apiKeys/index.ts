export * as apiKeys from './endpoints';
export { isAddressRange, isWithin } from './addresses';
export { apiKeyDays, apiKeyLimits, apiPermissions, openKeyDays, signingHeaders, signingWindow, type ApiPermission } from './constants';
export { permissionOf } from './permission';
export { ApiKey, type CreateApiKeyRequest, type CreatedApiKey, type EditApiKeyRequest } from './schema';
export { signedText, type SignedCall } from './signing';
