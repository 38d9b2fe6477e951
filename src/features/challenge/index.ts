export { ChallengeDialog } from './ChallengeDialog';
export { createGuardedMutation } from './guardedMutation';
export { createChallenge, type Challenge } from './model';
export type { ChallengeRequest } from './request';
export { isAboutProof } from './problems';
export type { Proof } from './proof';
