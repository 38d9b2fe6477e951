export { ChallengeDialog } from './ChallengeDialog';
export { createChallenge, type Challenge } from './model';
export type { ChallengeRequest } from './request';
