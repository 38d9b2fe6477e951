import { accountCalls } from './account';
import { capitalCalls } from './capital';
import { configCalls } from './config';
import { identityCalls } from './identity';
import type { Served } from './implement';
import { inmailCalls } from './inmail';
import { copyTradingCalls } from './copyTrading';
import { liveCalls } from './live';
import { marginCalls } from './margin';
import { marketCalls } from './market';
import { spotCalls } from './spot';
import { swapCalls } from './swap';
import { taskCalls } from './task';
import { userCalls } from './user';
import { web3Calls } from './web3';

/** Every call of the exchange that is answered. */
export const served: readonly Served[] = [
  accountCalls,
  capitalCalls,
  configCalls,
  identityCalls,
  inmailCalls,
  copyTradingCalls,
  liveCalls,
  marginCalls,
  marketCalls,
  spotCalls,
  swapCalls,
  taskCalls,
  userCalls,
  web3Calls,
].flat();
