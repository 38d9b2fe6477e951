import { capital } from '@/contract/capital';
import { remoteOptions } from './remoteOptions';

/** The exchange's coins as options of a filter; one request serves every list that has it. */
export const coinOptions = remoteOptions(capital.coins, ({ coinId, shortName }) => ({ value: String(coinId), label: shortName }));
