import * as z from 'zod/mini';
import { describe, expect, test } from 'vitest';
import { bizType, subModule, type Message, type MessageData } from '@/contract/inmail';
import { hrefsIn, indexRoutes, isBuilt, routeAt, routeList, routes } from '@/shared/routing';
import { banners } from '@fixtures/banners';
import { newbieTasks } from '@fixtures/tasks';
import { openInPage } from '@mocks/http/inPage';
import { testTime } from '@tests/support/app/scope';
import { businessHref } from './businessHref';
import { messageTarget } from './target';

const message = (own: Partial<Message> = {}): Message => ({
  id: 1,
  title: 'A title',
  content: 'A text',
  moduleCode: 1,
  submoduleCode: 0,
  supportCode: '',
  bizType: 0,
  read: false,
  hasLink: true,
  jumpLink: '',
  dataJson: '{}',
  createdTime: 0,
  ...own,
});
const planned = indexRoutes(routeList, () => true);
const everyPage = hrefsIn('en_US', () => true);

test.each([
  [routes.market.path, { kind: 'internal', to: '/en_US/market' }],
  ['https://other.example/', { kind: 'external', href: 'https://other.example/' }],
  ['/no/such/page', { kind: 'noPage' }],
  ['javascript:alert(1)', { kind: 'none' }],
])('a message with the link %s leads to %j', (jumpLink, target) => {
  expect(messageTarget(message({ jumpLink, bizType: bizType.loginSuccess }), 'en_US')).toEqual(target);
});

test('a message without its own link leads to the page of its business type, or nowhere if its data is unparsable', () => {
  const login = message({ bizType: bizType.loginSuccess });
  expect(messageTarget(login, 'zh_CN')).toEqual({ kind: 'internal', to: '/zh_CN/user/overView' });
  expect(messageTarget({ ...login, dataJson: '{' }, 'zh_CN')).toEqual({ kind: 'none' });
  expect(messageTarget(message({ bizType: 999 }), 'zh_CN')).toEqual({ kind: 'noPage' });
});

describe('[R-MSG-08] the page of a business type', () => {
  const perpetual: MessageData = { contractCode: 'BTCUSDT', instType: 4 };
  const delivery: MessageData = { contractCode: 'btcusdt_260327_d', instType: 5 };
  const pair: MessageData = { baseCurrency: 'ETH', quoteCurrency: 'BTC', tradeId: 7, instType: 2 };
  const { priceReminder, contractWarning } = subModule;

  test.each([
    ['registerSuccess', {}, '/verifiedIndex'],
    ['loginSuccess', {}, '/user/overView'],
    ['realNameFailed', {}, '/verifiedIndex'],
    ['realNameSuccess', {}, '/verifiedIndex'],
    ['depositSuccess', {}, '/assetManagement/financial?type=1'],
    ['depositProcessing', {}, '/assetManagement/financial?type=1'],
    ['withdrawalSuccess', {}, '/assetManagement/financial?type=2'],
    ['openFailed', pair, '/orderHome/coinTradeOrder?tradeId=7'],
    ['openSuccess', perpetual, '/orderHome/contractOrder/?bizType=perpetual'],
    ['closeSuccess', delivery, '/orderHome/contractOrder/?bizType=deliver'],
    ['closeSuccess', { ...pair, instType: 3 }, '/orderHome/leverOrder'],
    ['orderBearer', { extras: { traderUid: 88 } }, '/chargeBack/OrderBearer/homepage?id=88'],
    ['orderBearer', {}, '/chargeBack'],
    ['accountInfoModified', {}, '/user/overView'],
    ['benefitsFirst', {}, '/benefitsCenter/home'],
    ['rewardFirst', {}, '/assetManagement/financial?type=4'],
    ['tradingFundFirst', { cardId: 5, fundId: 6 }, '/benefitsCenter/tradingFundDetails?cardId=5&fundId=6&cardStatus=4'],
    ['tradingFundThird', {}, '/benefitsCenter/myCard'],
    ['c2cMerchantSecond', {}, '/c2c/business'],
    ['c2cOrderSixth', {}, '/c2c/order'],
    ['liveUpcoming', { liveRoomId: 9 }, '/live/room?id=9'],
    ['openTradeNotice', pair, '/trade/exchange/?tradeCode=eth_btc'],
    ['openTradeNotice', { ...pair, instType: 3 }, '/margin/trade/eth_btc'],
    ['openTradeNotice', {}, '/market'],
    ['openTradeNotice', { ...pair, quoteCurrency: '../..' }, '/market'],
    ['cashbackThird', { launchId: 3 }, '/activity/cashbackDetails?launchId=3'],
    ['cashbackFifth', {}, '/activity/cashback'],
  ] as const)('%s with %j is %s', (business, data, address) => {
    expect(businessHref(message({ bizType: bizType[business] }), data, everyPage)).toBe(`/en_US${address}`);
  });

  test.each([
    [priceReminder, pair, '/trade/exchange/?tradeCode=eth_btc'],
    [contractWarning, perpetual, '/contract/exchange/trade/?tradeName=btcusdt'],
  ])('for sub-module %i is the market it mentions', (submoduleCode, data, address) => {
    expect(businessHref(message({ submoduleCode, bizType: bizType.closeSuccess }), data, everyPage)).toBe(`/en_US${address}`);
  });

  test('yields to the article of the message', () => {
    const withArticle = message({ supportCode: 'S 1', bizType: bizType.loginSuccess });
    expect(businessHref(withArticle, {}, everyPage)).toBe('/en_US/support/article?code=S+1');
  });

  test.each(Object.entries(bizType))('%s is a planned screen, linked only once it is built', (_, business) => {
    const to = businessHref(message({ bizType: business }), {}, everyPage) ?? '';
    const row = planned.routeAt(to);
    expect([to === '', row?.path === '*']).toEqual([false, false]);
    const target = messageTarget(message({ bizType: business }), 'en_US');
    expect(target.kind).toBe(row && isBuilt(row) ? 'internal' : 'noPage');
  });
});

describe('existing or planned screens with valid parameters are the targets of', () => {
  const expectScreen = (address: string) => {
    const row = planned.routeAt(address);
    expect([address, row?.path === '*']).toEqual([address, false]);
    const params = Object.fromEntries(new URL(address, 'https://here.invalid').searchParams);
    expect([address, row?.query ? z.safeParse(row.query, params).success : Object.keys(params).length === 0]).toEqual([address, true]);
  };

  test('every message of every inbox', () => {
    const { simulation } = openInPage({ source: () => testTime, startedAt: testTime, persona: 'trader', scenario: 'calm', seed: 'test' });
    const sent = simulation.world().db.messages.all();
    const links = new Set(sent.map(({ jumpLink }) => jumpLink).filter((link) => link !== ''));
    expect(links.size).toBeGreaterThan(2);
    links.forEach(expectScreen);
    for (const stored of sent.filter(({ hasLink }) => hasLink)) {
      const target = messageTarget({ ...message(), ...stored }, 'en_US');
      if (target.kind === 'internal') expect(routeAt(target.to)?.path).not.toBe('*');
      expect(['internal', 'noPage']).toContain(target.kind);
    }
  });

  test('every link in the code of the exchange', () => {
    const code: Readonly<Record<string, string>> = import.meta.glob('/mocks/exchange/**/*.ts', {
      query: '?raw',
      import: 'default',
      eager: true,
    });
    const written = Object.entries(code)
      .filter(([path]) => !path.endsWith('.test.ts'))
      .flatMap(([, text]) => Array.from(text.matchAll(/jumpLink(?::| =)[^,;]*?['`](\/[^'`]*)['`]/g), ([, link = '']) => link));
    expect(written.length).toBeGreaterThan(8);
    for (const link of written) expectScreen(link.replace('${order.bizType}', 'perpetual').replace('${room.id}', '7'));
  });

  test('every banner, announcement and newcomer task', () => {
    for (const { jumpLink } of [...banners(testTime), ...newbieTasks]) if (jumpLink !== '') expectScreen(jumpLink);
  });
});
