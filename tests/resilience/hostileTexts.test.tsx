import { allSettled } from 'effector';
import { expect, test, vi } from 'vitest';
import { market } from '@/contract/market';
import { searchOpened } from '@/features/search';
import { debounceMs, keywordTyped } from '@/features/search/model';
import { openInPage } from '@mocks/http/inPage';
import { appStopped, memoryStorage, storageKeys } from '@/shared/lib';
import { pageStorageKeys } from '@/shared/lib/pageStorageKeys';
import { sampled } from '@tests/support/testAmount';
import { immediateFrames } from '@tests/support/app/frames';
import { openScope, testTime } from '@tests/support/app/scope';
import { accountSurfaces } from '@tests/support/app/accountSurfaces';
import { openSurface, surfaces as shellSurfaces, type Surface } from '@tests/support/app/shellSurfaces';
import { watchConsole } from '@tests/support/app/watchConsole';
import { hostileExchange, payloads } from '@tests/support/exchange/payloads';

/** The most surfaces a plain run tests. */
const atMost = 10;
const surfaces = sampled([...shellSurfaces, ...accountSurfaces], { atMost });
immediateFrames();
vi.setConfig({ testTimeout: 120_000 });
const errors = watchConsole();

/** Elements, handlers and links of the document that would run code or lead to another site silently. */
function harmIn(document: Document): string[] {
  const elements = [...document.body.querySelectorAll('*')];
  const active = elements.filter(({ localName }) => /^(?:script|iframe|object|embed|base|meta|link|style|math)$/.test(localName));
  const handlers = elements.flatMap((element) => element.getAttributeNames().filter((name) => name.startsWith('on')));
  const links = elements.flatMap((element) =>
    ['href', 'src', 'action', 'formaction', 'srcdoc', 'xlink:href'].flatMap((name) => {
      const address = element.getAttribute(name);
      return address === null || isHarmless(element, address) ? [] : [`${element.localName} ${name}=${address}`];
    }),
  );
  return [...active.map(({ outerHTML }) => outerHTML), ...handlers, ...links];
}
function isHarmless(element: Element, address: string): boolean {
  if (/^(?:#|mailto:support@)/.test(address)) return true;
  const url = new URL(address, 'https://ours.example');
  if (url.origin === 'https://ours.example') return url.pathname.startsWith('/en_US') || element.localName !== 'a';
  return url.protocol === 'https:' && url.username === '' && element.getAttribute('rel') === 'noopener noreferrer';
}

const exchangeOf = ({ as, scenario = 'calm' }: Surface) =>
  openInPage({ source: () => testTime, startedAt: testTime, persona: as, scenario, seed: 'test' });

test('there are at least 200 payloads', () => expect(payloads.length).toBeGreaterThanOrEqual(200));

const planted: string[] = [];
test.each(surfaces.map((surface) => [surface.name, surface] as const))(
  '%s shows any text the exchange sends, and none runs as code or leads to another site',
  async (_, surface) => {
    const visitor = await openSurface(surface, { tries: 60, exchange: hostileExchange(exchangeOf(surface), planted) });
    await surface.use(visitor);
    await visitor.page.advance(5_000);
    expect(document.querySelector('h1')?.textContent).toBeTruthy();
    expect(harmIn(document)).toEqual([]);
    expect(Reflect.get(window, 'planted')).toBeUndefined();
    expect(Reflect.get({}, 'planted')).toBeUndefined();
    expect(errors()).toEqual([]);
  },
);

test('every payload was injected', () => expect(payloads.filter((payload) => !planted.includes(payload))).toEqual([]));

test('any search input is sent as a search keyword and nowhere else', async () => {
  const { scope, clock, idle, intercept, requests, exchange } = await openScope({ as: 'visitor' });
  const keywords: (string | null)[] = [];
  intercept(market.searchResult.path, (request) => {
    keywords.push(new URL(request.url).searchParams.get('keyword'));
    return exchange.transport(request);
  });
  await allSettled(searchOpened, { scope });
  await idle();
  const before = new Set(requests);
  for (const payload of payloads) {
    await allSettled(keywordTyped, { scope, params: payload });
    clock.advance(debounceMs);
    await idle();
  }
  // A lone surrogate cannot be encoded, and a keyword is trimmed before it is sent.
  const sent = payloads.map((payload) => (payload === '\ud800' ? '\ufffd' : payload).trim()).filter((payload) => payload !== '');
  expect(keywords).toEqual(sent);
  expect([...new Set(requests)].filter((request) => !before.has(request))).toEqual([`GET ${market.searchResult.path}`]);
  expect(errors()).toEqual([]);
});

test('the app starts with anything in the browser storage', async () => {
  const [surface = expect.fail()] = shellSurfaces;
  const exchange = exchangeOf(surface);
  for (const payload of payloads) {
    const storage = memoryStorage();
    for (const { name } of [...Object.values(storageKeys), ...Object.values(pageStorageKeys)]) storage.write(name, payload);
    const { scope } = await openScope({ storage, exchange });
    await allSettled(appStopped, { scope });
  }
  expect(Reflect.get({}, 'planted')).toBeUndefined();
  expect(errors()).toEqual([]);
});
