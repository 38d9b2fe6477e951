import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { cases } from '@tests/support/testAmount';
import { safeRedirect, safeUrl } from './safeUrl';

const origin = 'https://alidade.example';
const context = { locale: 'en_US', origin } as const;

const schemes = [
  'javascript:',
  'data:text/html,',
  'vbscript:',
  'blob:https://alidade.example/',
  'file:///',
  'ftp://',
  'http://',
  'mailto:',
  'about:',
  'filesystem:',
  'view-source:https://',
  'intent://',
  'ws://',
  'JaVaScRiPt:',
  'java\tscript:',
  'java\nscript:',
  ' javascript:',
  '\u0000javascript:',
  '\u00a0javascript:',
  'javascript&colon;',
  '&#106;avascript:',
  '%6aavascript:',
  'javascript%3a',
];
const bodies = ['alert(1)', '//evil.example', 'evil.example/%0aalert(1)'];
const fromSchemes = schemes.flatMap((scheme) => bodies.map((body) => scheme + body));

const slashes = [
  '//',
  '///',
  '////',
  '/\\',
  '\\/',
  '\\\\',
  '/\t/',
  '/\n/',
  '/ /',
  '/%2f',
  '/%2F',
  '/%5c',
  '/%5C',
  '/%252f',
  '/%25252f',
  '/%09/',
  '/%0d/',
  '/%00/',
  '/./',
  '/../',
  '/.//',
  '/..//',
  '/%2e%2e//',
  '/%2e/',
  '/x/..//',
  '/x/%2e%2e//',
  '/;/..//',
  '/\u200b/',
  '/\u2028/',
  '/\u202e/',
  '/\ufeff/',
  '/\u00ad/',
  '／／',
  '/／',
  '/%ef%bc%8f',
  '//\u3002',
  '/\u2044\u2044',
  '/\ud800/',
  '/%',
  '/%zz',
  '/%e0%a4/',
  '/%c0%af',
];
const hosts = ['evil.example', 'evil.example/%2f..', 'alidade.example@evil.example'];
const fromSlashes = slashes.flatMap((slash) => hosts.map((host) => slash + host));

const authorities = [
  'https://user@evil.example',
  'https://user:pass@evil.example',
  'https://@evil.example',
  'https://alidade.example@evil.example',
  'https://alidade.example%40evil.example',
  'https://alidade.example\\@evil.example',
  'https:evil.example',
  'https:/evil.example',
  'https:///evil.example',
  'https:\\\\evil.example',
  'https://',
  'https://?x',
  'https://#x',
  'https://127.0.0.1',
  'https://2130706433',
  'https://0x7f.1',
  'https://[::1]',
  'https://localhost',
  'https://evil',
  'https://evil.example.',
  'https://.evil.example',
  'https://evil..example',
  'https://evil.example:99999',
  'https://evil.exa mple',
  'https://evil.exam\tple',
  'https://evil.example\u200b',
  'https://evil\u3002',
  'https://evil.example/\u0007',
  'https://-.example',
  'https://%65vil',
  'http://evil.example',
  'http://alidade.example',
];

const oddities = [
  '',
  ' ',
  '#',
  '#x',
  '?',
  '?redirect=//evil.example',
  '.',
  '..',
  '../',
  './market',
  'market',
  'evil.example',
  'www.evil.example',
  '*',
  '%',
  '%00',
  '\u0000',
  '\r\n',
  '/\r\nSet-Cookie: a=b',
  '/market%0d%0aLocation: x',
  '/market?x=%0d%0aSet-Cookie:a',
  '/market?x=%00',
  '/market?x=\\',
  '/market#\u202e',
  `/${'a'.repeat(3000)}`,
  '/mar\u0000ket',
  '/en_US/../../etc',
  '/en_US/%2e%2e/%2e%2e',
  '/en_US/%252e%252e/x',
  '/%3f//evil.example',
  '/%23',
  '/a%3fb',
];

const hostile = [...new Set([...fromSchemes, ...fromSlashes, ...authorities, ...oddities])];
const notTexts = [null, undefined, 0, NaN, true, {}, [], ['/market'], { toString: () => '/market' }, Symbol('/market')];

function isHarmless(address: unknown): boolean {
  const resolved = safeUrl(address, context);
  if (resolved.kind === 'rejected') return true;
  if (resolved.kind === 'external') {
    const url = new URL(resolved.href);
    return url.protocol === 'https:' && url.username === '' && url.password === '' && url.hostname.includes('.');
  }
  const [path = ''] = resolved.to.split(/[?#]/);
  const isOurs = new URL(resolved.to, origin).origin === origin;
  return isOurs && /^\/en_US(?:\/|$)/.test(path) && !/\/\/|\\|[\0-\x20]/.test(path);
}

test('covers at least 200 hostile addresses', () => expect(hostile.length).toBeGreaterThanOrEqual(200));

describe('a hostile address', () => {
  // These may lead to a nonexistent screen under our own language segment, which shows the 404 page.
  const mayStayInside = new Set(['/;/..//', '/\u2044\u2044'].flatMap((slash) => hosts.map((host) => slash + host)));

  test.each(hostile.map((address) => [JSON.stringify(address), address]))('%s never leaves the site', (_, address) => {
    expect(isHarmless(address)).toBe(true);
    if (!mayStayInside.has(address)) expect(safeUrl(address, context)).toEqual({ kind: 'rejected' });
    expect(safeRedirect(address, context)).toMatch(/^\/en_US(?:$|\/(?!\/))/);
  });

  test.each(notTexts.map((value) => [Object.prototype.toString.call(value), value]))('%s is rejected as an address', (_, value) => {
    expect(safeUrl(value, context)).toEqual({ kind: 'rejected' });
    expect(safeRedirect(value, context)).toBe('/en_US');
  });

  test('resolves arbitrary text to nothing but a refusal, an internal address or another https site', () => {
    const alphabet = fc.constantFrom(
      ...Array.from('/\\.:@?#%&;=+-_ \t\n\0aAeEvV0129'),
      '//',
      'https:',
      'javascript:',
      '%2f',
      '%5c',
      '%09',
      'evil.example',
      'alidade.example',
      '\u200b',
      '\u202e',
      '／',
      '。',
      '\ud800',
      'login',
      'redirect=',
      'en_US',
    );
    fc.assert(
      fc.property(fc.array(alphabet, { maxLength: 12 }), (pieces) => isHarmless(pieces.join(''))),
      { numRuns: cases(20_000) },
    );
  });
});

describe('an internal address', () => {
  test.each([
    ['/market', '/en_US/market'],
    ['/zh_CN/market', '/en_US/market'],
    ['/zh-cn/market?a=1&b=2#c', '/en_US/market?a=1&b=2#c'],
    ['/xx_YY/market', '/en_US/market'],
    ['/', '/en_US'],
    ['/no/such/page', '/en_US/no/such/page'],
    ['/support/article?code=a%20b', '/en_US/support/article?code=a%20b'],
    ['/support/article?code=公告', '/en_US/support/article?code=%E5%85%AC%E5%91%8A'],
    ['/en_US/login?redirect=%2Fzh_CN%2Fmarket', '/en_US/login?redirect=%2Fen_US%2Fmarket'],
    ['https://alidade.example/zh_CN/market', '/en_US/market'],
    ['HTTPS://ALIDADE.EXAMPLE/market', '/en_US/market'],
    ['https://alidade.example:443/', '/en_US'],
  ])('%s is converted to the user’s language', (address, to) => expect(safeUrl(address, context)).toEqual({ kind: 'internal', to }));

  test('a page served over http recognises its own origin', () => {
    const local = { locale: 'en_US', origin: 'http://127.0.0.1:5173' } as const;
    expect(safeUrl('http://127.0.0.1:5173/market', local)).toEqual({ kind: 'internal', to: '/en_US/market' });
    expect(safeUrl('http://127.0.0.1:5174/market', local)).toEqual({ kind: 'rejected' });
  });

  test('gets the same verdict when validated again', () => {
    fc.assert(
      fc.property(fc.webPath(), fc.webQueryParameters(), (path, query) => {
        const first = safeUrl(`${path}?${query}`, context);
        if (first.kind === 'internal') expect(safeUrl(first.to, context)).toEqual(first);
      }),
    );
  });
});

describe('another site', () => {
  test.each([
    ['https://evil.example', 'https://evil.example/'],
    ['https://news.evil.example:8443/a?b#c', 'https://news.evil.example:8443/a?b#c'],
    ['https://bücher.example/', 'https://xn--bcher-kva.example/'],
    ['https://alidade.example.evil.example/', 'https://alidade.example.evil.example/'],
    ['https://аlidade.example/', 'https://xn--lidade-2nf.example/'],
  ])('%s is resolved to its real host name', (address, href) => expect(safeUrl(address, context)).toEqual({ kind: 'external', href }));
});

describe('the redirect after login', () => {
  test.each([
    ['/en_US/market', '/en_US/market'],
    ['/zh_CN/orderHome/transferRecord?source=2&target=5', '/en_US/orderHome/transferRecord?source=2&target=5'],
    [undefined, '/en_US'],
    [null, '/en_US'],
    ['https://evil.example', '/en_US'],
    ['//evil.example', '/en_US'],
    ['/login', '/en_US'],
    ['/en_US/login', '/en_US'],
    ['/en_US/LOGIN/', '/en_US'],
    ['/en_US/%6cogin?redirect=/en_US/login', '/en_US'],
    ['/en_US/%256cogin', '/en_US'],
    ['/en_US/loginHelp', '/en_US/loginHelp'],
  ])('%s resolves to %s', (value, to) => expect(safeRedirect(value, context)).toBe(to));
});
