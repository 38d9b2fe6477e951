import { account } from './account';
import { alerts } from './alerts';
import { apiKeys } from './apiKeys';
import { assets } from './assets';
import { capital } from './capital';
import { config } from './config';
import { copyTrading } from './copyTrading';
import { identity } from './identity';
import { inmail } from './inmail';
import { live } from './live';
import { margin } from './margin';
import { market } from './market';
import { pay } from './pay';
import { premarket } from './premarket';
import { service } from './service';
import { spot } from './spot';
import { swap } from './swap';
import { task } from './task';
import { user } from './user';
import { watchlists } from './watchlists';
import { web3 } from './web3';

/** Every call of the contract, by domain. */
export const domains = {
  config,
  market,
  alerts,
  spot,
  margin,
  user,
  capital,
  account,
  assets,
  task,
  identity,
  swap,
  inmail,
  live,
  service,
  watchlists,
  web3,
  copyTrading,
  premarket,
  pay,
  apiKeys,
} as const;
