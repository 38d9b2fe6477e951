import type { ErrorCode } from '../../businessError';

/** Why a call that names a key is refused, whichever it is. */
export const keyRefusals: readonly ErrorCode[] = [
  'apiKeyUnknown',
  'apiTimestampOutside',
  'apiSignatureWrong',
  'apiKeyExpired',
  'accountFrozen',
  'apiAddressForbidden',
  'apiPermissionMissing',
];
