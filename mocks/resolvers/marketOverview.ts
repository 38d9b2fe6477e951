import type { market } from '@/contract/market';
import { sectors } from '@fixtures/coinSectors';
import { longShortRatios, marketOverview } from '../exchange/marketOverview';
import type { Resolvers } from './implement';

/** The market as a whole. */
export const marketOverviewCalls: Pick<Resolvers<typeof market>, 'overview' | 'sectors' | 'longShortRatios'> = {
  overview: ({ query: { range }, world }) => marketOverview(world, world.now, range),
  sectors: ({ language }) => sectors.map(({ id, name, coins }) => ({ sector: id, name: name[language], coins: [...coins] })),
  longShortRatios: ({ world }) => longShortRatios(world.market, world.now),
};
