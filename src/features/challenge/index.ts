export { ChallengeDialog } from './ChallengeDialog';
export { createGuarded } from './guarded';
export { createChallenge, type Challenge } from './model';
export type { ChallengeRequest } from './request';
export { isAboutProof } from './problems';
export type { Proof } from './proof';
