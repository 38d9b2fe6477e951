import type { Web3Context } from './context';
import type { SeedAction, SeededWorld } from '../module';
import type { Web3 } from './web3';

type Web3World = SeededWorld<Web3Context, { readonly web3: Web3 }>;

const dayMs = 86_400_000;

/** The wallets of the fixtures were opened long ago and have received and sent payments since. */
export const web3Actions: readonly SeedAction<Web3World>[] = [{ beforeMs: 30 * dayMs, act: ({ web3 }) => web3.seed() }];
