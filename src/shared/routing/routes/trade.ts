import * as z from 'zod/mini';
import { assumedLogin } from '../assumed';
import { tab, text, integer } from '../parameters';
import { defineRoutes } from '../route';

/** Panel layout of a trade screen. */
const panels = z.optional(z.string().check(z.regex(/^[\w.-]{1,60}$/)));
const tradeCode = z.string().check(z.regex(/^\w+_\w+$/));
/** The margin mode uses the same name as on the order pages. */
const marginQuery = z.object({ marginMode: z.optional(z.enum(['cross', 'isolated'])), panels });
const marginPath = '/margin/trade';
const marginTexts = ['margin', 'trade', 'orders', 'records', 'market'] as const;
const contractQuery = z.object({ tradeName: text, type: text, panels });
/** The contract as a path parameter; the menu names it like its query parameter. */
const contractPath = <const Name extends string>(name: Name) => `/contract/exchange/:${name}` as const;
const contractTexts = ['contract', 'trade', 'orders', 'records', 'market'] as const;
const mockTexts = [...contractTexts, 'mock'] as const;
const mockRecordTexts = ['contract', 'orders', 'records', 'mock'] as const;
const mockAccountTexts = [...mockRecordTexts, 'assets'] as const;
/** Matches any value of a parameter, or none. */
const any = /^/;
const mockQuery = { tradeName: 'f_btcf_usdt' } as const;

/** The trade pages: spot, margin, pre-market, contracts and mock trading. */
export const tradeRoutes = defineRoutes({
  spotTrade: {
    path: '/trade/exchange/',
    folder: 'trade/spot',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.spotTrade',
    namespaces: ['trade', 'orders', 'records', 'market'],
    query: z.object({ tradeCode: z.optional(tradeCode), panels }),
    menuPlacements: [
      { menu: 'mega', group: 'trade', order: 10, query: { tradeCode: 'btc_usdt' }, covers: { tradeCode: any } },
      { menu: 'footer', group: 'products', order: 20, query: { tradeCode: 'btc_usdt' } },
    ],
    isIndexed: true,
  },
  marginTrade: {
    path: marginPath,
    folder: 'trade/margin',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.marginTrade',
    namespaces: marginTexts,
    query: marginQuery,
    isIndexed: true,
    assumed: 'marginMode is ours',
  },
  marginTradePair: {
    path: '/margin/trade/:tradeCode',
    folder: 'trade/margin',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.marginTrade',
    namespaces: marginTexts,
    params: z.object({ tradeCode }),
    query: marginQuery,
    example: '/margin/trade/btc_usdt',
    menuPlacements: [
      {
        menu: 'mega',
        group: 'trade',
        order: 20,
        params: { tradeCode: 'btc_usdt' },
        covers: { tradeCode: any },
        alsoAt: [marginPath],
      },
    ],
    assumed: 'that btc_usdt stands for any pair; marginMode is ours',
  },
  preMarket: {
    path: '/preMarket',
    folder: 'trade/pre-market',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.preMarket',
    namespaces: ['premarket', 'trade', 'orders', 'records', 'market'],
    query: z.object({ pair: z.optional(tradeCode), stage: text, panels }),
    menuPlacements: [{ menu: 'mega', group: 'trade', order: 30, badge: 'new' }],
    isIndexed: true,
  },
  contractTrade: {
    path: '/contract/exchange/trade/',
    folder: 'trade/contract',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.contractTrade',
    namespaces: contractTexts,
    query: contractQuery,
    menuPlacements: [
      {
        menu: 'mega',
        group: 'contract',
        order: 10,
        labelKey: 'routes.menuPerpetual',
        query: { tradeName: 'btcusdt', type: 1 },
        covers: { tradeName: /^[^_]*$/, type: any },
        alsoAt: [contractPath('tradeName')],
        badge: 'hot',
      },
      {
        menu: 'mega',
        group: 'contract',
        order: 20,
        labelKey: 'routes.menuDelivery',
        query: { tradeName: 'btcusdt_d' },
        covers: { tradeName: /_/ },
        alsoAt: [contractPath('tradeName')],
      },
      { menu: 'footer', group: 'products', order: 30, query: { tradeName: 'btcusdt', type: 1 } },
    ],
    isIndexed: true,
  },
  contractByCode: {
    path: contractPath('code'),
    folder: 'trade/contract',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.contractTrade',
    namespaces: contractTexts,
    params: z.object({ code: z.string() }),
    query: z.object({ type: text }),
    example: '/contract/exchange/btcusdt',
    assumed: 'how the code goes with its type',
  },
  mockTrade: {
    path: '/contract/mock/trade/',
    folder: 'trade/contract',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.mockTrade',
    namespaces: mockTexts,
    query: z.object({ tradeName: text, panels }),
    menuPlacements: [
      { menu: 'mega', group: 'contract', order: 30, query: mockQuery, covers: { tradeName: any } },
      { menu: 'user', group: 'account', order: 70, query: mockQuery },
    ],
  },
  mockAccount: {
    path: '/simulation/account',
    folder: 'trade/mock-account',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.mockAccount',
    namespaces: mockAccountTexts,
    query: z.object({ type: integer }),
    parent: 'mockTrade',
    menuPlacements: [{ menu: 'assets', group: 'accounts', order: 30, when: 'mockTrading', query: { type: 3 } }],
    assumed: assumedLogin,
  },
  mockOrders: {
    path: '/simulation/order',
    folder: 'trade/mock-orders',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.mockOrders',
    query: z.object({ tab }),
    namespaces: mockRecordTexts,
    parent: 'mockTrade',
    menuPlacements: [{ menu: 'orders', group: 'records', order: 46, when: 'mockTrading' }],
    assumed: assumedLogin,
  },
});
