import type { ChallengeFactor, ChallengePurpose } from '@/contract/account';

/** What has to be proved, and by whom. */
export interface ChallengeRequest {
  readonly purpose: ChallengePurpose;
  /** The account of a visitor; null for who is logged in. */
  readonly loginName: string | null;
  /** The device that logs in. */
  readonly deviceId?: string;
  /** Whether the guarded call takes a recovery code in place of the authenticator's. */
  readonly takesRecoveryCode?: boolean;
  /** All that is asked for, where a call has told; otherwise the exchange is asked. */
  readonly factors?: readonly ChallengeFactor[];
}
