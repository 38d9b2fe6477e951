import * as z from 'zod/mini';
import { wholeNumber } from '@/contract/endpoint';
import { defineRoutes, listRoutes, type Route } from './route';

/** The screens: the one table that router, guard, menus, titles, breadcrumbs, links, audit and sitemap read. */
export const routes = defineRoutes({
  home: {
    path: '/',
    folder: 'shell/home',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.home',
    namespaces: ['home'],
    isIndexed: true,
  },
  login: {
    path: '/login',
    folder: 'account/login',
    access: 'public',
    shell: 'plain',
    titleKey: 'routes.login',
    namespaces: ['login'],
    query: z.object({ redirect: z.optional(z.string()) }),
    assumed: 'the name of the redirect parameter is not shown',
  },
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
      area: z.optional(wholeNumber()),
      kind: z.optional(z.enum(['perpetual', 'delivery'])),
      keyword: z.optional(z.string()),
      sort: z.optional(z.string()),
      order: z.optional(z.enum(['ascending', 'descending'])),
      page: z.optional(wholeNumber()),
    }),
    places: [
      { menu: 'mega', group: 'market', order: 10 },
      { menu: 'footer', group: 'products', order: 10 },
    ],
    isIndexed: true,
  },
  inMail: {
    path: '/inMail/noticeNavList',
    folder: 'message/messages',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.inMail',
    namespaces: ['messages'],
  },
  transfer: {
    path: '/account/transfer',
    folder: 'account/transfer',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.transfer',
    query: z.object({ source: z.optional(wholeNumber()), target: z.optional(wholeNumber()), coinId: z.optional(wholeNumber()) }),
    namespaces: ['transfer', 'accounts'],
    assumed: 'coinId is ours: a form that is opened from a coin starts with it',
  },
  orderTransfer: {
    path: '/orderHome/transferRecord',
    folder: 'orders/transfer',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.orderTransfer',
    query: z.object({ source: z.optional(wholeNumber()), target: z.optional(wholeNumber()) }),
    namespaces: ['records', 'orders', 'accounts'],
    places: [{ menu: 'orders', group: 'records', order: 80 }],
  },
  notFound: {
    path: '*',
    folder: 'shell/not-found',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.notFound',
    namespaces: ['notFound'],
    example: '/no/such/page',
  },
});

/** The same rows with their ids, in order. */
export const routeList: readonly Route[] = listRoutes(routes);
