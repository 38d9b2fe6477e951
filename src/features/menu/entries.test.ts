import { describe, expect, test } from 'vitest';
import { defineRoutes, indexRoutes, listRoutes, type RouteRow } from '@/shared/routing';
import { conditionsOf } from './conditions';
import { entriesOf, type Viewer } from './entries';

const row = { folder: 'a/b', access: 'public', shell: 'exchange', titleKey: 'routes.market' } as const satisfies Partial<RouteRow>;
const { menuGroups } = indexRoutes(
  listRoutes(
    defineRoutes({
      topUp: { ...row, path: '/assetManagement/topup', access: 'user', menuPlacements: [{ menu: 'mega', group: 'buyCrypto', order: 1 }] },
      spot: {
        ...row,
        path: '/trade/exchange/',
        menuPlacements: [
          { menu: 'mega', group: 'trade', order: 1, query: { tradeCode: 'btc_usdt' }, covers: { tradeCode: /_usdt$/ }, badge: 'hot' },
        ],
      },
      margin: {
        ...row,
        path: '/margin/trade/:tradeCode',
        menuPlacements: [
          {
            menu: 'orders',
            group: 'records',
            order: 60,
            params: { tradeCode: 'btc_usdt' },
            covers: { tradeCode: /^/ },
            alsoAt: ['/margin/trade', '/leverage/:tradeCode'],
          },
        ],
      },
      pledge: { ...row, path: '/pledgeBorrowMoney', menuPlacements: [{ menu: 'mega', group: 'financial', order: 2, hiddenOn: 'phone' }] },
      live: { ...row, path: '/live', menuPlacements: [{ menu: 'mega', group: 'more', order: 4, badge: 'live' }] },
      kol: {
        ...row,
        path: '/activity/kol-incentive-plan',
        menuPlacements: [{ menu: 'mega', group: 'more', order: 14, when: 'kolIncentive' }],
      },
      app: { ...row, path: '/app/downLoad', menuPlacements: [{ menu: 'mega', group: 'more', order: 15, opensNewTab: true }] },
      overview: {
        ...row,
        path: '/assetManagement/overView',
        access: 'user',
        menuPlacements: [{ menu: 'assets', group: 'accounts', order: 0, when: 'realTrading' }],
      },
      spotAccount: {
        ...row,
        path: '/assetManagement/home',
        access: 'user',
        menuPlacements: [{ menu: 'assets', group: 'accounts', order: 1, when: 'realTrading' }],
      },
      mockAccount: {
        ...row,
        path: '/simulation/account',
        access: 'user',
        menuPlacements: [{ menu: 'assets', group: 'accounts', order: 1, when: 'mockTrading', query: { type: 3 } }],
      },
      lever: {
        ...row,
        path: '/orderHome/leverOrder',
        access: 'user',
        menuPlacements: [{ menu: 'orders', group: 'records', order: 20, query: { marginMode: 'cross' } }],
      },
      pledgeRecord: {
        ...row,
        path: '/orderHome/ledgeBorrowMoneyRecord',
        access: 'user',
        menuPlacements: [{ menu: 'orders', group: 'records', order: 50, hiddenOn: 'phone' }],
      },
    }),
  ),
  () => true,
);

const visitor: Viewer = { locale: 'en_US', isLoggedIn: false, address: '/en_US', t: (key) => key };
const user: Viewer = { ...visitor, isLoggedIn: true };
const hrefs = (groups: ReturnType<typeof entriesOf>) => groups.flatMap(({ entries }) => entries.map(({ href }) => href));

describe('an item that needs a login', () => {
  test('[R-NAV-14] [R-ROLE-04] leads a visitor to login with a redirect back', () => {
    expect(hrefs(entriesOf(menuGroups('mega'), visitor))[0]).toBe('/en_US/login?redirect=%2Fen_US%2FassetManagement%2Ftopup');
  });
  test('[R-NAV-14] leads a user directly to its screen', () =>
    expect(hrefs(entriesOf(menuGroups('mega'), user))[0]).toBe('/en_US/assetManagement/topup'));
});

test('[R-NAV-11] items carry their badges', () => {
  const badges = entriesOf(menuGroups('mega'), visitor).flatMap(({ entries }) => entries.map(({ badge }) => badge));
  expect(badges).toEqual([null, 'hot', null, null, null]);
});

test.each([true, false])('[R-NAV-12] the live badge shows while any live is on: %s', (isLiveOn) => {
  const more = entriesOf(menuGroups('mega'), { ...visitor, hasLiveRoom: isLiveOn }).find(({ id }) => id === 'more');
  expect(more?.entries[0]?.badge).toBe(isLiveOn ? 'live' : null);
});

test('[R-NAV-17] the pledge item is hidden on a phone', () => {
  const groupsOn = (isPhone: boolean) => menuGroups('mega', { isPhone }).map(({ id }) => id);
  expect(groupsOn(false)).toContain('financial');
  expect(groupsOn(true)).not.toContain('financial');
});

test('[R-MOB-09] the pledge records are hidden on a phone', () => {
  expect(hrefs(entriesOf(menuGroups('orders', { isPhone: true }), user))).toEqual([
    '/en_US/orderHome/leverOrder?marginMode=cross',
    '/en_US/margin/trade/btc_usdt',
  ]);
});

test('[R-MOB-07] the assets group contains the account overview', () => {
  const conditions = conditionsOf({ locale: 'en_US', isLoggedIn: true, config: null, address: '/en_US' });
  expect(hrefs(entriesOf(menuGroups('assets', { isPhone: true, conditions }), user))).toContain('/en_US/assetManagement/overView');
});

test.each([
  ['/en_US/market', ['/en_US/assetManagement/overView', '/en_US/assetManagement/home']],
  ['/en_US/contract/mock/trade/', ['/en_US/simulation/account?type=3']],
])('[R-HDR-04] at %s the asset menu offers %j', (address, expected) => {
  const conditions = conditionsOf({ locale: 'en_US', isLoggedIn: true, config: null, address });
  expect(hrefs(entriesOf(menuGroups('assets', { conditions }), { ...user, address }))).toEqual(expected);
});

test('[R-NAV-15] the KOL item shows if its condition is met', () => {
  const offered = hrefs(entriesOf(menuGroups('mega', { conditions: ['kolIncentive'] }), user));
  expect(offered).toContain('/en_US/activity/kol-incentive-plan');
});

test('an item that opens a new tab is marked as such', () => {
  const all = entriesOf(menuGroups('mega'), visitor).flatMap(({ entries }) => entries);
  expect(all.filter(({ opensNewTab }) => opensNewTab).map(({ href }) => href)).toEqual(['/en_US/app/downLoad']);
});

describe('the current item', () => {
  const currentAt = (address: string, menu: 'mega' | 'orders') =>
    entriesOf(menuGroups(menu), { ...user, address })
      .flatMap(({ entries }) => entries)
      .filter(({ isCurrent }) => isCurrent)
      .map(({ href }) => href);

  test.each([
    ['/en_US/live', 'mega', ['/en_US/live']],
    ['/en_US/live/', 'mega', ['/en_US/live']],
    ['/en_US/live/room', 'mega', []],
    ['/en_US/trade/exchange/?tradeCode=eth_usdt', 'mega', ['/en_US/trade/exchange/?tradeCode=btc_usdt']],
    ['/en_US/trade/exchange/?tradeCode=eth_btc', 'mega', []],
    ['/en_US/orderHome/leverOrder?marginMode=cross&page=2', 'orders', ['/en_US/orderHome/leverOrder?marginMode=cross']],
    ['/en_US/orderHome/leverOrder?marginMode=isolated', 'orders', []],
    ['/en_US/margin/trade/eth_usdt', 'orders', ['/en_US/margin/trade/btc_usdt']],
    ['/en_US/margin/trade', 'orders', ['/en_US/margin/trade/btc_usdt']],
    ['/en_US/leverage/eth_usdt', 'orders', ['/en_US/margin/trade/btc_usdt']],
    ['/en_US/leverage', 'orders', []],
  ] as const)('at %s', (address, menu, expected) => expect(currentAt(address, menu)).toEqual(expected));
});
