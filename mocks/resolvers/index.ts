import type { domains } from '@/contract';
import { accountCalls } from './account';
import { alertCalls } from './alerts';
import { apiKeysCalls } from './apiKeys';
import { assetsCalls } from './assets';
import { capitalCalls } from './capital';
import { configCalls } from './config';
import { copyTradingCalls } from './copyTrading';
import { identityCalls } from './identity';
import type { EndpointHandler } from './implement';
import { inmailCalls } from './inmail';
import { liveCalls } from './live';
import { marginCalls } from './margin';
import { marketCalls } from './market';
import { payCalls } from './pay';
import { premarketCalls } from './premarket';
import { serviceCalls } from './service';
import { spotCalls } from './spot';
import { swapCalls } from './swap';
import { taskCalls } from './task';
import { userCalls } from './user';
import { watchlistCalls } from './watchlists';
import { web3Calls } from './web3';

const byDomain: Readonly<Record<keyof typeof domains, readonly EndpointHandler[]>> = {
  account: accountCalls,
  alerts: alertCalls,
  apiKeys: apiKeysCalls,
  assets: assetsCalls,
  capital: capitalCalls,
  config: configCalls,
  copyTrading: copyTradingCalls,
  identity: identityCalls,
  inmail: inmailCalls,
  live: liveCalls,
  margin: marginCalls,
  market: marketCalls,
  pay: payCalls,
  premarket: premarketCalls,
  service: serviceCalls,
  spot: spotCalls,
  swap: swapCalls,
  task: taskCalls,
  user: userCalls,
  watchlists: watchlistCalls,
  web3: web3Calls,
};

/** All implemented calls of the exchange; a domain of the contract without resolvers is a type error. */
export const endpointHandlers: readonly EndpointHandler[] = Object.values(byDomain).flat();
