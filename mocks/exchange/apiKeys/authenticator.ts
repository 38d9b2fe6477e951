import { isIpInRange, permissionOf, signingPayload, signingWindow, type SignedCall } from '@/contract/apiKeys';
import type { Endpoint } from '@/contract/endpoint';
import { BusinessError } from '../../businessError';
import { locationOf } from '../security/location';
import type { User } from '../users/records';
import type { ApiKeysContext } from './context';
import type { StoredApiKey } from './records';
import { timingSafeEqual, secretOf, signatureOf } from './signature';

/** A call signed with an API key, as received. */
export interface ApiKeyCall extends SignedCall {
  readonly key: string;
  readonly signature: string;
  /** The validity window in milliseconds. */
  readonly windowMs: number;
  /** The client's address; null if the transport has none. */
  readonly address: string | null;
}

/** Authenticates a signed call and records the use of its key. Throws `BusinessError`; details about a key are revealed only to the holder of its secret. */
export type Authenticate = (call: ApiKeyCall, endpoint: Endpoint, at: number) => User;

export function createAuthenticator({
  db,
  seed,
  find,
}: Pick<ApiKeysContext, 'db' | 'seed'> & { find(key: string): StoredApiKey | undefined }): Authenticate {
  return (call, endpoint, at) => {
    const stored = find(call.key);
    const user = stored && db.users.get(stored.owner);
    if (!stored || !user) throw new BusinessError('apiKeyUnknown');
    if (!isTimely(call, at)) throw new BusinessError('apiTimestampOutside');
    if (!timingSafeEqual(call.signature.toLowerCase(), signatureOf(secretOf(seed, stored.id), signingPayload(call))))
      throw new BusinessError('apiSignatureWrong');
    if (isExpired(stored, at)) throw new BusinessError('apiKeyExpired');
    // A frozen account can still be read by its owner, but not through the API.
    if (user.isFrozen) throw new BusinessError('accountFrozen');
    // Without a network address, the address of the user's device counts.
    const address = call.address ?? locationOf(seed, user.fid, '').ip;
    if (stored.addresses.length > 0 && !stored.addresses.some((range) => isIpInRange(address, range)))
      throw new BusinessError('apiAddressForbidden');
    const needed = permissionOf(endpoint);
    if (needed === null || !stored.permissions.includes(needed)) throw new BusinessError('apiPermissionMissing');
    db.apiKeys.update(stored.id, { lastUsedTime: at, lastUsedAddress: address });
    return user;
  };
}

function isTimely({ timestamp, windowMs }: ApiKeyCall, at: number): boolean {
  const signedAt = Number.parseInt(timestamp, 10);
  return signedAt <= at + signingWindow.maxAheadMs && at - signedAt <= windowMs;
}

const isExpired = ({ expiresTime }: StoredApiKey, at: number): boolean => expiresTime !== null && expiresTime <= at;
