import { createEvent } from 'effector';
import { identity, kycSummary } from '@/contract/identity';
import { $userParams, userChanged } from '@/entities/session';
import { query } from '@/shared/api';

/** A verification level was submitted or decided. */
export const identityChanged = createEvent();

const status = query({ endpoint: identity.status, $params: $userParams, refetchOn: [identityChanged], resetOn: userChanged });

/** Summary of the user's identity verifications; null while loading and for visitors. */
export const $kyc = status.$data.map((data) => data && kycSummary(data.statusList));
