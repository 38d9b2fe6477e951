import type { SeedAction } from './action';

const dayMs = 86_400_000;

/** The wallets of the fixtures were opened long ago and have received and sent ever since. */
export const web3Actions: readonly SeedAction[] = [{ beforeMs: 30 * dayMs, act: ({ web3 }) => web3.seed() }];
