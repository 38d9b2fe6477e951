import type { EngineContext } from '../context';
import type { web3Collections } from './collections';
import type { Web3Event } from './events';

/** The engine context of the web3 wallet. */
export type Web3Context = EngineContext<{
  collections: typeof web3Collections;
  scheduled: Web3Event;
}>;
