import type { ErrorCode } from '../../businessError';

/** The refusals that any call signed with a key can receive. */
export const apiKeyErrors: readonly ErrorCode[] = [
  'apiKeyUnknown',
  'apiTimestampOutside',
  'apiSignatureWrong',
  'apiKeyExpired',
  'accountFrozen',
  'apiAddressForbidden',
  'apiPermissionMissing',
];
