import { createStore, sample } from 'effector';
import { identity, kycSummary, type KycSummary } from '@/contract/identity';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { callFx, otherTabChanged, newestOf } from '@/shared/api';

const loadStatusFx = callFx(identity.status);

/** What a user's verifications come to; null until known and for visitors. */
export const $kyc = createStore<KycSummary | null>(null)
  .reset(userChanged)
  .on(newestOf(loadStatusFx, { forget: [userChanged] }), (_, { result }) => kycSummary(result.statusList));

sample({ clock: [userChanged, otherTabChanged], source: $isLoggedIn, filter: Boolean, fn: () => ({}), target: loadStatusFx });
