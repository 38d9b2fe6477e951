import { identity, kycSummary } from '@/contract/identity';
import { $userParams, userChanged } from '@/entities/session';
import { query } from '@/shared/api';

const status = query({ endpoint: identity.status, $params: $userParams, resetOn: userChanged });

/** What a user's verifications come to; null until known and for visitors. */
export const $kyc = status.$data.map((data) => data && kycSummary(data.statusList));
