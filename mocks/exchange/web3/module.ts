import { defineModule } from '../module';
import { web3Collections } from './collections';
import { Web3Event } from './events';
import { web3Actions } from './seed';
import { createWeb3 } from './web3';

/** The web3 wallet. */
export const web3Module = defineModule({
  name: 'web3',
  collections: web3Collections,
  events: Web3Event,
  notices: {},
  seed: web3Actions,
  create: createWeb3,
});
