import type { Deed } from './deed';

const dayMs = 86_400_000;

/** The wallets of the fixtures were opened long ago and have received and sent ever since. */
export const web3Deeds: readonly Deed[] = [{ beforeMs: 30 * dayMs, act: ({ web3 }) => web3.settle() }];
