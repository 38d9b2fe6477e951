import { accountCalls } from './account';
import { capitalCalls } from './capital';
import { configCalls } from './config';
import { identityCalls } from './identity';
import type { Served } from './implement';
import { inmailCalls } from './inmail';
import { marketCalls } from './market';
import { swapCalls } from './swap';
import { taskCalls } from './task';
import { userCalls } from './user';

/** Every call of the exchange that is answered. */
export const served: readonly Served[] = [
  accountCalls,
  capitalCalls,
  configCalls,
  identityCalls,
  inmailCalls,
  marketCalls,
  swapCalls,
  taskCalls,
  userCalls,
].flat();
