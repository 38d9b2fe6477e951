import { watchlists } from '@/contract/watchlists';
import { invalidField } from '../businessError';
import { implement } from './implement';

export const watchlistCalls = implement(watchlists, {
  list: ({ user: { fid }, world }) => [...world.favourites.watchlists(fid)],
  save: ({ body, user: { fid }, world }) => {
    body.forEach(({ side, markets }, index) => {
      const unknown = markets.find((id) => (typeof id === 'number') !== (side === 'spot') || !world.market.has(id));
      if (unknown !== undefined) throw invalidField(`body.${index}.markets`, `there is no ${side} market ${unknown}`);
    });
    world.favourites.saveWatchlists(fid, body);
    return null;
  },
});
