import { account } from './account';
import { capital } from './capital';
import { config } from './config';
import { identity } from './identity';
import { inmail } from './inmail';
import { market } from './market';
import { swap } from './swap';
import { task } from './task';
import { user } from './user';

/** Every call of the contract, by domain. */
export const domains = { config, market, user, capital, account, task, identity, swap, inmail } as const;
