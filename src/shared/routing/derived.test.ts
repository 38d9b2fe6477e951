import { describe, expect, test } from 'vitest';
import { breadcrumbs, exampleOf, indexedRoutes, indexRoutes, menuGroups, routeAt, routesIn } from './derived';
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

const wide = indexRoutes(
  listRoutes({
    notFound: row('*'),
    home: row('/', { isIndexed: true }),
    contractByCode: row('/contract/exchange/:code'),
    contractTrade: row('/contract/exchange/trade/', {
      places: [
        { menu: 'mega', group: 'contract', order: 20, query: { tradeName: 'btcusdt_d' }, labelKey: 'routes.menuTrade' },
        { menu: 'mega', group: 'contract', order: 10, query: { tradeName: 'btcusdt', type: 1 } },
      ],
    }),
    copyTrading: row('/chargeBack', {
      places: [
        { menu: 'mega', group: 'contract', order: 40 },
        { menu: 'mega', group: 'copyContract', order: 10 },
      ],
    }),
    cashback: row('/activity/cashback', { places: [{ menu: 'mega', group: 'contract', order: 50, when: 'rebate' }] }),
    pledge: row('/pledgeBorrowMoney', { places: [{ menu: 'mega', group: 'financial', order: 20, hiddenOn: 'phone' }] }),
    notice: row('/support/notice', { parent: 'support' }),
    support: row('/support/index'),
  }),
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
  test('keeps the order of its groups and, within, of the ranks', () => {
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

  test('an item is called by its label, else by its screen’s title', () => {
    expect(wide.routesIn('mega', 'contract').map(({ labelKey }) => labelKey)).toEqual([
      'routes.market',
      'routes.menuTrade',
      'routes.market',
    ]);
  });

  test('an item with a condition shows only while it holds', () => {
    const ids = (conditions: readonly 'rebate'[]) => wide.routesIn('mega', 'contract', { conditions }).map(({ route }) => route.id);
    expect(ids([])).not.toContain('cashback');
    expect(ids(['rebate'])).toContain('cashback');
  });

  test('an item hidden on phones is not offered there, and a group left empty vanishes', () => {
    expect(wide.menuGroups('mega', { isPhone: true }).map(({ id }) => id)).not.toContain('financial');
    expect(wide.menuGroups('mega', { isPhone: false }).map(({ id }) => id)).toContain('financial');
  });

  test('offers the screens there are and no others', () => {
    expect(routesIn('mega', 'market').map(({ route }) => route.id)).toEqual(['market']);
    expect(menuGroups('orders').flatMap(({ items }) => items.map(({ route }) => route.id))).toEqual(['orderTransfer']);
    expect(menuGroups('assets')).toEqual([]);
  });
});

describe('breadcrumbs', () => {
  test('lead from home over the screens above', () => {
    const at = (address: string) => wide.routeAt(address);
    const notice = at('/support/notice');
    expect(notice && wide.breadcrumbs(notice).map(({ id }) => id)).toEqual(['home', 'support', 'notice']);
    const market = routeAt('/market');
    expect(market && breadcrumbs(market).map(({ id }) => id)).toEqual(['home', 'market']);
    const home = routeAt('/');
    expect(home && breadcrumbs(home).map(({ id }) => id)).toEqual(['home']);
  });
});

describe('the route table', () => {
  test('names each address once, in any spelling', () => {
    const paths = routeList.map(({ path }) =>
      path
        .toLowerCase()
        .replace(/(.)\/$/, '$1')
        .replace(/:\w+/g, ':'),
    );
    expect(new Set(paths).size).toBe(paths.length);
  });

  test.each(routeList.map((route) => [route.id, route] as const))('%s is found at its example', (id, route) => {
    expect(exampleOf(route)).not.toMatch(/[:*]/);
    expect(routeAt(`/en_US${exampleOf(route)}`)?.id).toBe(id);
  });

  test('every screen above is in the table', () => {
    const ids = new Set(routeList.map(({ id }) => id));
    expect(routeList.flatMap(({ parent }) => parent ?? []).filter((parent) => !ids.has(parent))).toEqual([]);
  });

  test('search engines are shown public screens only', () => {
    expect(indexedRoutes().every(({ access, path }) => access === 'public' && !/[:*]/.test(path))).toBe(true);
    expect(indexedRoutes().map(({ id }) => id)).toContain('home');
  });

  test('home, login, market, messages and transfer records stand where the specification puts them', () => {
    expect([routes.home, routes.login, routes.market, routes.inMail, routes.orderTransfer].map(({ path }) => path)).toEqual([
      '/',
      '/login',
      '/market',
      '/inMail/noticeNavList',
      '/orderHome/transferRecord',
    ]);
  });
});
