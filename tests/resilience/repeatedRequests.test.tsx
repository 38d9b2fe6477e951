import { expect, test, vi } from 'vitest';
import { fetchPage } from '@/app/pageFiles';
import { identity } from '@/contract/identity';
import { openInPage } from '@mocks/http/inPage';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { RoutedApp } from '@tests/support/app/RoutedApp';
import { testTime } from '@tests/support/app/scope';
import { addressOf, builtScreens, viewerOf } from '@tests/support/builtScreens';

immediateFrames();
vi.setConfig({ testTimeout: 60_000 });

/** How often calls that the shell and parts of a screen read, each for itself, are sent at most; any other call once. */
const readers: Readonly<Record<string, number>> = { [identity.status.path]: 2 };

test.each(builtScreens.map((route) => [addressOf(route), route] as const))('%s: opening it sends no request twice', async (at, route) => {
  await fetchPage(route);
  const exchange = openInPage({ source: () => testTime, startedAt: testTime, persona: viewerOf(route), scenario: 'calm', seed: 'test' });
  const sent = new Map<string, { readonly count: number; readonly atMost: number }>();
  const transport: typeof exchange.transport = async (request) => {
    const { pathname, search } = new URL(request.url);
    const call = [request.method, pathname, search, await request.clone().text()].join(' ');
    const { count, atMost } = sent.get(call) ?? { count: 0, atMost: readers[pathname] ?? 1 };
    sent.set(call, { count: count + 1, atMost });
    return exchange.transport(request);
  };
  const page = await renderApp(<RoutedApp />, { at, device: 'desktop', exchange: { ...exchange, transport } });
  // Longer than it takes to collect requests into one, shorter than any poll.
  for (let step = 0; step < 3; step += 1) await page.advance(50);
  expect(sent.size).toBeGreaterThan(0);
  expect([...sent].filter(([, { count, atMost }]) => count > atMost)).toEqual([]);
});
