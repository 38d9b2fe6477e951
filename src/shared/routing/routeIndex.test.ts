import { describe, expect, test } from 'vitest';
import { isBuilt } from './built';
import {
  breadcrumbs,
  exampleOf,
  indexedRoutes,
  indexRoutes,
  menuGroups,
  routeAt,
  routesIn,
  screens,
  screenUrl,
  type MenuView,
} from './routeIndex';
import type { Menu } from './menus';
import { listRoutes, type RouteRow } from './route';
import { routeList, routes } from './routes';

const row = (path: RouteRow['path'], more: Partial<RouteRow> = {}): RouteRow => ({
  path,
  folder: 'area/page',
  access: 'public',
  shell: 'exchange',
  titleKey: 'routes.market',
  ...more,
});

/** The app's own route table with every page built. */
const complete = indexRoutes(routeList, () => true);

const wide = indexRoutes(
  listRoutes({
    notFound: row('*'),
    home: row('/', { isIndexed: true }),
    contractByCode: row('/contract/exchange/:code'),
    contractTrade: row('/contract/exchange/trade/', {
      menuPlacements: [
        { menu: 'mega', group: 'contract', order: 20, query: { tradeName: 'btcusdt_d' }, labelKey: 'routes.menuTrade' },
        { menu: 'mega', group: 'contract', order: 10, query: { tradeName: 'btcusdt', type: 1 } },
      ],
    }),
    copyTrading: row('/chargeBack', {
      menuPlacements: [
        { menu: 'mega', group: 'contract', order: 40 },
        { menu: 'mega', group: 'copyContract', order: 10 },
      ],
    }),
    cashback: row('/activity/cashback', { menuPlacements: [{ menu: 'mega', group: 'contract', order: 50, when: 'rebate' }] }),
    pledge: row('/pledgeBorrowMoney', { menuPlacements: [{ menu: 'mega', group: 'financial', order: 20, hiddenOn: 'phone' }] }),
    notice: row('/support/notice', { parent: 'support' }),
    support: row('/support/index'),
  }),
  () => true,
);

describe('an address', () => {
  test.each([
    ['/en_US', 'home'],
    ['/en_US/', 'home'],
    ['/', 'home'],
    ['/en_US/contract/exchange/trade/?tradeName=x', 'contractTrade'],
    ['/en_US/contract/exchange/trade', 'contractTrade'],
    ['/en_US/contract/exchange/btcusdt', 'contractByCode'],
    ['/zh-cn/chargeBack/#top', 'copyTrading'],
    ['/en_US/nowhere', 'notFound'],
  ])('%s shows %s: literal segments first, trailing slash or not', (address, id) => expect(wide.routeAt(address)?.id).toBe(id));
});

describe('a menu', () => {
  test('sorts items by order within its groups', () => {
    const groups = wide.menuGroups('mega', { conditions: ['rebate'] });
    expect(groups.map(({ id, items }) => [id, items.map(({ route, placement }) => [route.id, placement.order])])).toEqual([
      [
        'contract',
        [
          ['contractTrade', 10],
          ['contractTrade', 20],
          ['copyTrading', 40],
          ['cashback', 50],
        ],
      ],
      ['copyContract', [['copyTrading', 10]]],
      ['financial', [['pledge', 20]]],
    ]);
  });

  test('labels an item by its label, otherwise by its screen’s title', () => {
    expect(wide.routesIn('mega', 'contract').map(({ labelKey }) => labelKey)).toEqual([
      'routes.market',
      'routes.menuTrade',
      'routes.market',
    ]);
  });

  test('shows an item with a condition only while it holds', () => {
    const ids = (conditions: readonly 'rebate'[]) => wide.routesIn('mega', 'contract', { conditions }).map(({ route }) => route.id);
    expect(ids([])).not.toContain('cashback');
    expect(ids(['rebate'])).toContain('cashback');
  });

  test('hides items marked as hidden on phones there, and omits empty groups', () => {
    expect(wide.menuGroups('mega', { isPhone: true }).map(({ id }) => id)).not.toContain('financial');
    expect(wide.menuGroups('mega', { isPhone: false }).map(({ id }) => id)).toContain('financial');
  });

  test('offers exactly the built screens', () => {
    expect(routesIn('mega', 'market').map(({ route }) => route.id)).toEqual(['market', 'industryData']);
    expect(menuGroups('orders').flatMap(({ items }) => items.map(({ route }) => route.id))).toEqual([
      'spotOrders',
      'marginOrders',
      'transferRecords',
    ]);
    expect(menuGroups('web3').flatMap(({ items }) => items.map(({ route }) => route.id))).toEqual(['web3Assets']);
  });
});

describe('once every screen is built', () => {
  const offered = (menu: Menu, view?: MenuView) =>
    complete.menuGroups(menu, view).map(({ id, items }) => `${id}: ${items.map(({ route }) => route.id).join(' ')}`);
  const onDesktop = { isPhone: false, conditions: ['realTrading'] } as const;
  const inMega = { conditions: ['realTrading', 'rebate', 'kolIncentive'] } as const;

  test('[R-NAV-01] the main menu has seven groups, in the order of the specification', () => {
    expect(complete.menuGroups('mega', inMega).map(({ id }) => id)).toEqual([
      'buyCrypto',
      'market',
      'trade',
      'contract',
      'copyContract',
      'financial',
      'more',
    ]);
  });

  const offers = (group: string) => () => expect(offered('mega', inMega)).toContain(group);
  test('[R-NAV-02] buy crypto holds top-up, C2C and card', offers('buyCrypto: deposit c2cTrade buyWithCard'));
  test('[R-NAV-03] market holds the market and industry data', offers('market: market industryData'));
  test('[R-NAV-04] trade holds spot, margin and pre-market', offers('trade: spotTrade marginTradePair preMarket'));
  test(
    '[R-NAV-05] contract holds perpetual, delivery, simulation, copy trading and cashback',
    offers('contract: contractTrade contractTrade mockTrade copyTrading cashback'),
  );
  test('[R-NAV-06] copy contract has its own group', offers('copyContract: copyTrading'));
  test('[R-NAV-07] financial holds wealth, pledge loans and dual currency', offers('financial: wealth pledgeLoan dualInvestment'));
  test(
    '[R-NAV-08] more holds thirteen items, and the KOL plan where it is offered',
    offers('more: invitation benefits pay live vip ieo academy nft academy helpCentre announcements airdrop selection kolIncentive'),
  );

  test('[R-HDR-03] the asset menu offers the accounts and their records, and in mock trading only the mock account', () => {
    expect(offered('assets', onDesktop)).toEqual([
      'accounts: spotAccount marginAccount contractAccount c2cAccount financialAccount financialRecords',
    ]);
    expect(offered('assets', { conditions: ['mockTrading'] })).toEqual(['accounts: mockAccount']);
    expect(offered('assets', { ...onDesktop, isPhone: true })[0]).toContain('accounts: assetOverview spotAccount');
  });

  test('[R-HDR-05] the order menu offers a list for each of eight products', () => {
    expect(offered('orders', onDesktop)).toEqual([
      'records: spotOrders marginOrders c2cOrders contractOrders pledgeRecords ieoOrders wealthRecords transferRecords',
    ]);
    expect(offered('orders', { conditions: ['mockTrading'] })[0]).toContain('c2cOrders mockOrders pledgeRecords');
  });

  test('[R-MOB-08] on a phone the orders are separated by margin mode and contract type', () => {
    const onPhone = { ...onDesktop, isPhone: true };
    const kinds = complete
      .routesIn('orders', 'records', onPhone)
      .flatMap(({ route, placement: { query } }) => (query ? [[route.id, Object.values(query).join()]] : []));
    expect(kinds).toEqual([
      ['marginOrders', 'cross'],
      ['marginOrders', 'isolated'],
      ['contractOrders', 'perpetual'],
      ['contractOrders', 'deliver'],
    ]);
    expect(offered('orders', onPhone)).toEqual([
      'records: spotOrders marginOrders marginOrders c2cOrders contractOrders contractOrders ieoOrders wealthRecords transferRecords',
    ]);
  });

  test('the user and wallet menus offer what the specification names, and no footer column is empty', () => {
    expect(offered('user')).toEqual([
      'account: assetOverview accountSecurity benefits c2cPaymentSettings invitation apiManagement mockTrade',
    ]);
    expect(offered('web3')).toEqual(['wallet: web3Swap web3Assets web3Receive']);
    expect(complete.menuGroups('footer').map(({ id }) => id)).toEqual(['about', 'products', 'services', 'support', 'contact']);
  });
});

describe('an unbuilt screen', () => {
  const { path } = routes.ieo;

  test('is in the table, but its address shows the not-found page and links to it are refused', () => {
    expect(routeList.map((route) => route.path)).toContain(path);
    expect(screens.map((route) => route.path)).not.toContain(path);
    expect(routeAt(`/en_US${path}`)?.id).toBe('notFound');
    expect(screenUrl(path, 'en_US')).toEqual({ kind: 'rejected' });
    expect(screenUrl('/market', 'en_US')).toEqual({ kind: 'internal', to: '/en_US/market' });
    expect(screenUrl('https://other.example/', 'en_US').kind).toBe('external');
  });

  test('is omitted from the breadcrumbs of its descendants', () => {
    const some = indexRoutes(routeList, ({ id }) => id !== 'helpCentre');
    const notice = some.routeAt('/support/notice');
    expect(notice && some.breadcrumbs(notice).map(({ id }) => id)).toEqual(['home']);
  });
});

describe('breadcrumbs', () => {
  test('lead from home through the ancestors', () => {
    const at = (address: string) => wide.routeAt(address);
    const notice = at('/support/notice');
    expect(notice && wide.breadcrumbs(notice).map(({ id }) => id)).toEqual(['home', 'support']);
    const market = routeAt('/market');
    expect(market && breadcrumbs(market).map(({ id }) => id)).toEqual(['home']);
    const home = routeAt('/');
    expect(home && breadcrumbs(home)).toEqual([]);
  });
});

describe('the route table', () => {
  test('has no duplicate addresses, in any spelling', () => {
    const paths = routeList.map(({ path }) =>
      path
        .toLowerCase()
        .replace(/(.)\/$/, '$1')
        .replace(/:\w+/g, ':'),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(routeList.map((route) => [route.id, route] as const))('resolves the example address of %s', (id, route) => {
    expect(exampleOf(route)).not.toMatch(/[:*]/);
    expect(complete.routeAt(`/en_US${exampleOf(route)}`)?.id).toBe(id);
  });

  test('contains every parent screen', () => {
    const ids = new Set(routeList.map(({ id }) => id));
    expect(routeList.flatMap(({ parent }) => parent ?? []).filter((parent) => !ids.has(parent))).toEqual([]);
  });

  test('has a page for every core screen', () => {
    expect(routeList.filter((route) => route.isCore && !isBuilt(route)).map(({ id }) => id)).toEqual([]);
  });

  test('lets search engines index public screens only', () => {
    expect(complete.indexedRoutes().every(({ access, path }) => access === 'public' && !/[:*]/.test(path))).toBe(true);
    expect(indexedRoutes().map(({ id }) => id)).toContain('home');
  });

  test.each([
    ['/en_US', 'home'],
    ['/en_US/login', 'login'],
    ['/en_US/market', 'market'],
    ['/en_US/inMail/noticeNavList', 'inMail'],
    ['/en_US/orderHome/transferRecord', 'transferRecords'],
  ])('[R-ROUTE-04] [R-ROUTE-36] %s shows the screen that the specification defines for it: %s', (address, id) =>
    expect(routeAt(address)?.id).toBe(id),
  );
});
