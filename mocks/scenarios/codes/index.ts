import { accountTriggers } from './account';
import { apiKeyTriggers } from './apiKeys';
import { fundsTriggers } from './funds';
import { socialTriggers } from './social';
import { tradingTriggers } from './trading';
import { transportTriggers } from './transport';
import type { CodeTrigger } from './trigger';

/** One trigger for each business code. */
export const codeTriggers: readonly CodeTrigger[] = [
  ...transportTriggers,
  ...accountTriggers,
  ...apiKeyTriggers,
  ...fundsTriggers,
  ...tradingTriggers,
  ...socialTriggers,
];
