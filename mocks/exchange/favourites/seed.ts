import { personaIds, personas } from '@fixtures/personas';
import { pairByName } from '../markets';
import type { SeedAction, SeededWorld } from '../module';
import type { FavouritesContext } from './context';
import type { Favourites } from './favourites';

/** The favourites of every persona, set at the world's start. */
export const favouriteActions: readonly SeedAction<SeededWorld<FavouritesContext, { readonly favourites: Favourites }>>[] = [
  {
    beforeMs: 30 * 86_400_000,
    act: ({ favourites, startedAt }) => {
      for (const id of personaIds) {
        const { login, favouritePairs, favouriteContracts } = personas[id];
        if (login === null) continue;
        for (const pair of favouritePairs)
          favourites.set(login.fid, { kind: 'spot', tradeId: pairByName(pair).tradeId, contractCode: '' }, true, startedAt);
        for (const contractCode of favouriteContracts)
          favourites.set(login.fid, { kind: 'contract', tradeId: 0, contractCode }, true, startedAt);
      }
    },
  },
];
