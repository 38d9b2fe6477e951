import { capital } from '@/contract/capital';
import { remoteOptions } from './remoteOptions';

/** The exchange's coins as filter options; one request serves all lists with this filter. */
export const coinOptions = remoteOptions(capital.coins, ({ coinId, shortName }) => ({ value: String(coinId), label: shortName }));
