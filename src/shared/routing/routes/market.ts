import * as z from 'zod/mini';
import { capRanges } from '@/contract/market';
import { text, integer } from '../parameters';
import { defineRoutes } from '../route';

/** Market lists and coin information. */
export const marketRoutes = defineRoutes({
  market: {
    path: '/market',
    folder: 'market/market',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.market',
    namespaces: ['market'],
    query: z.object({
      tab: z.optional(z.enum(['favourites', 'spot', 'contract', 'new'])),
      side: z.optional(z.enum(['spot', 'contract'])),
      /** Id of a watchlist. */
      list: text,
      area: integer,
      kind: z.optional(z.enum(['perpetual', 'delivery'])),
      sector: text,
      moved: z.optional(z.enum(['risen', 'fallen'])),
      keyword: text,
      sort: text,
      order: z.optional(z.enum(['ascending', 'descending'])),
      page: integer,
    }),
    menuPlacements: [
      { menu: 'mega', group: 'market', order: 10 },
      { menu: 'footer', group: 'products', order: 10 },
    ],
    isIndexed: true,
    isCore: true,
  },
  industryData: {
    path: '/marketExplore/overview',
    folder: 'market/industry-data',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.industryData',
    namespaces: ['industry', 'market'],
    query: z.object({
      range: z.optional(z.enum(capRanges)),
      size: z.optional(z.enum(['cap', 'turnover'])),
      funding: z.optional(z.enum(['highest', 'lowest'])),
    }),
    parent: 'market',
    menuPlacements: [{ menu: 'mega', group: 'market', order: 20 }],
    isIndexed: true,
    assumed: 'that this is the industry data of the menu',
  },
  coinInfo: {
    path: '/coinInfo',
    folder: 'market/coin-info',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.coinInfo',
    namespaces: ['coinInfo', 'market'],
    query: z.object({ coin: text, range: z.optional(z.enum(capRanges)) }),
    parent: 'market',
    menuPlacements: [{ menu: 'footer', group: 'services', order: 40 }],
    isIndexed: true,
  },
});
