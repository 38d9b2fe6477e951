import * as z from 'zod/mini';
import { endpoint } from '../endpoint';
import { Watchlists } from './schema';

const unlisted = 'no document shows lists of favourites';

export const list = endpoint('watchlists.list', {
  method: 'GET',
  path: '/hk-web/user/watchlist',
  access: 'user',
  data: Watchlists,
  assumed: unlisted,
});

export const save = endpoint('watchlists.save', {
  method: 'POST',
  path: '/hk-web/user/watchlist',
  access: 'user',
  body: Watchlists,
  data: z.null(),
  assumed: unlisted,
});
