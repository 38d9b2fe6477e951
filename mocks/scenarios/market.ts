import { personas } from '@fixtures/personas';
import { pairByName } from '../exchange/markets';
import type { World } from '../world';
import { forAll, type Scenario } from './scenario';

const hour = 3_600_000;

/** Moves the prices of all coins in a scope over one hour, and advances to its end. */
const moveMarket = (of: string, percent: string) => (world: World) => {
  world.interventions.begin({ kind: 'move', of, percent, overMs: hour, holdMs: null });
  world.advanceTo(world.now + hour);
};

const overviewScenario = (title: string, instructions: string, arrange: (world: World) => void) =>
  forAll({ title, instructions, persona: 'visitor', address: '/marketExplore/overview', arrange } satisfies Scenario);

export const marketScenarios = {
  'market-fear': overviewScenario(
    'All coins have lost a fifth of their value within an hour',
    'The fear and greed index, the total market cap chart, a heat map in one colour, and accounts turning short.',
    moveMarket('all', '-20'),
  ),
  'sector-rally': overviewScenario(
    'The coins of one sector have gained a quarter within an hour',
    'Meme coins lead the sectors and the top gainers; expand the sector to see its coins.',
    moveMarket('meme', '25'),
  ),
  watchlists: {
    title: 'The trader has three watchlists: five pairs, two contracts, and an empty one',
    instructions: 'Each list has a tab beside the favourites; change it with "Edit list"; the empty one asks for markets.',
    persona: 'trader',
    address: '/market?tab=favourites&list=1',
    arrange: (world) =>
      world.favourites.saveWatchlists(personas.trader.login.fid, [
        {
          watchlistId: '1',
          name: 'Layer 1',
          side: 'spot',
          markets: ['BTC_USDT', 'ETH_USDT', 'SOL_USDT', 'ADA_USDT', 'AVAX_USDT'].map((name) => pairByName(name).tradeId),
        },
        { watchlistId: '2', name: 'Hedges', side: 'contract', markets: ['btcusdt', 'ethusdt'] },
        { watchlistId: '3', name: 'Next month', side: 'spot', markets: [] },
      ]),
  },
} as const satisfies Record<string, Scenario>;
