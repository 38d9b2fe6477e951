import { describe, expect, test } from 'vitest';
import { languages } from '@locales/registry';
import { chooseLocale, matchLocale, parseAddress, withLanguage } from './language';

describe('a language tag', () => {
  test.each([
    ['en_US', 'en_US'],
    ['en-us', 'en_US'],
    ['en-GB', 'en_US'],
    ['en', 'en_US'],
    ['zh', 'zh_CN'],
    ['zh-Hans-SG', 'zh_CN'],
    ['zh-Hant', 'zh_HK'],
    ['zh-TW', 'zh_HK'],
    ['ZH_hk', 'zh_HK'],
    ['de-AT', 'de_DE'],
    ['pt-BR', 'pt_PT'],
    ['tl', 'fil_PH'],
    ['fil', 'fil_PH'],
  ])('%s maps to %s', (tag, locale) => expect(matchLocale(tag)).toBe(locale));

  test.each(['xx', 'nl-NL', '', '-', '_', 'e', 'englisch', '../en'])('%j maps to none', (tag) => expect(matchLocale(tag)).toBeNull());
});

describe('[R-ROUTE-01] the language segment', () => {
  test.each([
    ['/en_US/market', { locale: 'en_US', hasSegment: true, path: '/market', search: '', hash: '' }],
    ['/zh-cn/market?a=1#b', { locale: 'zh_CN', hasSegment: true, path: '/market', search: '?a=1', hash: '#b' }],
    ['/xx_YY/market', { locale: null, hasSegment: true, path: '/market', search: '', hash: '' }],
    ['/market', { locale: null, hasSegment: false, path: '/market', search: '', hash: '' }],
    ['/en_US', { locale: 'en_US', hasSegment: true, path: '', search: '', hash: '' }],
    ['/en_US/?q', { locale: 'en_US', hasSegment: true, path: '', search: '?q', hash: '' }],
    ['/', { locale: null, hasSegment: false, path: '', search: '', hash: '' }],
    ['', { locale: null, hasSegment: false, path: '', search: '', hash: '' }],
  ])('is parsed in %s', (address, parts) => expect(parseAddress(address)).toEqual(parts));

  test.each(['/vip', '/ieo', '/c2c/trade', '/nft/home', '/web3', '/pay/home', '/app/downLoad', '/docs', '/live/room', '/user/ic'])(
    'is missing in %s, and no other segment is mistaken for it',
    (address) => expect(parseAddress(address).hasSegment).toBe(false),
  );

  test.each([
    ['de-DE', null, ['de-DE', 'en'], 'en_US'],
    ['de-DE', 'zh_CN', ['de-DE', 'en'], 'zh_CN'],
    ['nothing', null, [], 'en_US'],
    ['Chinese', null, ['nl', 'zh-SG'], 'zh_CN'],
  ] as const)('is chosen: saved, then the browser’s, then English (%s)', (_, saved, preferred, chosen) => {
    const spoken = languages.filter(({ code }) => code === 'en_US' || code === 'zh_CN');
    expect(chooseLocale({ saved, preferred, available: spoken })).toBe(chosen);
  });

  test('a saved language without texts is skipped', () => {
    const spoken = languages.filter(({ code }) => code === 'en_US');
    expect(chooseLocale({ saved: 'th_TH', preferred: [], available: spoken })).toBe('en_US');
  });
});

describe('a change of language', () => {
  test.each([
    ['/en_US/market', '/zh_CN/market'],
    ['/en-us/market', '/zh_CN/market'],
    ['/xx_YY/market', '/zh_CN/market'],
    ['/market', '/zh_CN/market'],
    ['market', '/zh_CN/market'],
    ['/', '/zh_CN'],
    ['/en_US/', '/zh_CN'],
    ['/en_US/learn/index/?tab=research#top', '/zh_CN/learn/index/?tab=research#top'],
    ['/en_US/trade/exchange/?tradeCode=btc_usdt&x=a%20b+c', '/zh_CN/trade/exchange/?tradeCode=btc_usdt&x=a%20b+c'],
  ])('[R-ROUTE-02] rewrites the segment of %s', (address, expected) => expect(withLanguage(address, 'zh_CN')).toBe(expected));

  test.each([
    ['/en_US/login?redirect=%2Fen_US%2Fmarket', '/zh_CN/login?redirect=%2Fzh_CN%2Fmarket'],
    ['/en_US/login?a=1&redirect=/en_US/market?b=2&c=3', '/zh_CN/login?a=1&redirect=%2Fzh_CN%2Fmarket%3Fb%3D2&c=3'],
    [
      '/en_US/login?redirect=%2Fen_US%2Flogin%3Fredirect%3D%252Fen_US%252Fmarket',
      '/zh_CN/login?redirect=%2Fzh_CN%2Flogin%3Fredirect%3D%252Fzh_CN%252Fmarket',
    ],
    ['/en_US/login?redirect=https%3A%2F%2Fevil.example', '/zh_CN/login?redirect=https%3A%2F%2Fevil.example'],
    ['/en_US/login?redirect=%E0%A4%A', '/zh_CN/login?redirect=%E0%A4%A'],
  ])('[R-ROUTE-03] rewrites the redirect parameter of %s', (address, expected) => expect(withLanguage(address, 'zh_CN')).toBe(expected));

  test('switching back restores the original address', () => {
    const address = '/en_US/login?redirect=%2Fen_US%2ForderHome%2FtransferRecord%3Fsource%3D2';
    expect(withLanguage(withLanguage(address, 'zh_CN'), 'en_US')).toBe(address);
  });
});
