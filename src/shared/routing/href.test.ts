import * as z from 'zod/mini';
import { describe, expect, expectTypeOf, test } from 'vitest';
import { wholeNumber } from '@/contract/endpoint';
import { hrefsIn, readParams, readQuery, type HrefInput } from './href';
import { defineRoutes } from './route';
import { routes } from './routes';

const rows = defineRoutes({
  marginTradePair: {
    path: '/margin/trade/:tradeCode',
    folder: 'trade/margin',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.market',
    params: z.object({ tradeCode: z.string().check(z.regex(/^\w+_\w+$/)) }),
    example: '/margin/trade/btc_usdt',
  },
  contractTrade: {
    path: '/contract/exchange/trade/',
    folder: 'contract/trade',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.market',
    query: z.object({ tradeName: z.string(), type: z.optional(wholeNumber()) }),
  },
});

const to = hrefsIn('en_US', () => true);

describe('a link', () => {
  test('starts with the language segment', () => {
    expect(hrefsIn('zh_CN')(routes.market)).toBe('/zh_CN/market');
    expect(hrefsIn('zh_CN')(routes.home)).toBe('/zh_CN');
  });

  test('contains the parameters its row declares', () => {
    expect(to(rows.marginTradePair, { params: { tradeCode: 'btc_usdt' } })).toBe('/en_US/margin/trade/btc_usdt');
    expect(to(rows.contractTrade, { query: { tradeName: 'btcusdt', type: 1 } })).toBe(
      '/en_US/contract/exchange/trade/?tradeName=btcusdt&type=1',
    );
    expect(to(routes.transferRecords, { query: { source: 2, target: undefined } })).toBe('/en_US/orderHome/transferRecord?source=2');
  });

  test('escapes its parameters', () => {
    expect(to(rows.marginTradePair, { params: { tradeCode: '../..//evil.example?#' } })).toBe(
      '/en_US/margin/trade/..%2F..%2F%2Fevil.example%3F%23',
    );
    expect(to(routes.login, { query: { redirect: '/en_US/market?a=1&b=2' } })).toBe(
      '/en_US/login?redirect=%2Fen_US%2Fmarket%3Fa%3D1%26b%3D2',
    );
  });

  test('is null for an unbuilt screen, but never for a core screen', () => {
    const none = hrefsIn('en_US', () => false);
    expect(none(routes.deposit)).toBeNull();
    expect(hrefsIn('en_US', ({ path }) => path === routes.deposit.path)(routes.deposit)).toBe('/en_US/assetManagement/topup');
    expectTypeOf(none(routes.deposit)).toEqualTypeOf<string | null>();
    expect(none(routes.login)).toBe('/en_US/login');
    expectTypeOf(none(routes.login)).toEqualTypeOf<string>();
  });

  test('requires exactly the mandatory parameters', () => {
    expectTypeOf<[]>().toExtend<HrefInput<typeof routes.market>>();
    expectTypeOf<[]>().not.toExtend<HrefInput<typeof rows.contractTrade>>();
    expectTypeOf<[{ query: { tradeName: string } }]>().toExtend<HrefInput<typeof rows.contractTrade>>();
    expectTypeOf<[{ params: { tradeCode: string } }]>().not.toExtend<HrefInput<typeof routes.market>>();
  });
});

describe('URL parameters', () => {
  test('are parsed as the row declares', () => {
    expect(readQuery(routes.transferRecords, '?source=2&target=5&more=1')).toEqual({ source: 2, target: 5 });
    expect(readQuery(routes.transferRecords, new URLSearchParams())).toEqual({});
    expect(readParams(rows.marginTradePair, { tradeCode: 'btc_usdt' })).toEqual({ tradeCode: 'btc_usdt' });
  });

  test('count as missing if invalid', () => {
    expect(readQuery(routes.transferRecords, '?source=two&target=5')).toEqual({ target: 5 });
    expect(readQuery(rows.contractTrade, '?tradeName=btcusdt&type=%00')).toEqual({ tradeName: 'btcusdt' });
  });

  test('are null if a required one is missing or invalid', () => {
    expect(readQuery(rows.contractTrade, '?type=1')).toBeNull();
    expect(readParams(rows.marginTradePair, { tradeCode: '<script>' })).toBeNull();
    expect(readParams(rows.marginTradePair, {})).toBeNull();
  });

  test.each(['?__proto__=1', '?constructor=1&source=2', '?source=2&source=x', `?source=${'9'.repeat(40)}`, '?%', '?source=%E0%A4%A'])(
    'are parsed safely from %s',
    (search) => expect(readQuery(routes.transferRecords, search)).not.toBeNull(),
  );
});
