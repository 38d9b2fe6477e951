import type { ChallengeFactor, ChallengePurpose } from '@/contract/account';

/** The purpose and subject of a challenge. */
export interface ChallengeRequest {
  readonly purpose: ChallengePurpose;
  /** The login name given by a visitor; null for the logged-in user. */
  readonly loginName: string | null;
  /** The id of the device that logs in. */
  readonly deviceId?: string;
  /** Whether the guarded call accepts a recovery code instead of the authenticator code. */
  readonly acceptsRecoveryCode?: boolean;
  /** The required factors if a call has specified them; otherwise those of the precheck. */
  readonly factors?: readonly ChallengeFactor[];
}
