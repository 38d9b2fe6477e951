import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { fetchPage } from '@/app/pageFiles';
import { routes } from '@/shared/routing';
import { openInPage } from '@mocks/http/inPage';
import { createSimulation } from '@mocks/simulation';
import { toastRequested } from '@/entities/toasts';
import { faultNames, faults, reasons, type FaultName } from '@tests/support/app/faults';
import { immediateFrames } from '@tests/support/app/frames';
import { renderApp } from '@tests/support/app/renderApp';
import { collect, testTime } from '@tests/support/app/scope';
import { RoutedApp } from '@tests/support/app/RoutedApp';
import { watchConsole } from '@tests/support/app/watchConsole';
import { addressOf, builtScreens } from '@tests/support/builtScreens';

immediateFrames();
vi.setConfig({ testTimeout: 3_600_000 });
const errors = watchConsole();

/** Every call of these screens under every fault is a thousand pairs of one to two seconds each: a run tests a few of some screens, chosen by its seed (`FC_SEED`), the soak test all of them. */
const faultPairs = process.env.FAULT_PAIRS;
const screensPerRun = faultPairs === undefined ? 3 : Infinity;
const pairsPerScreen = faultPairs === 'all' ? Infinity : Number.parseInt(faultPairs ?? '1', 10);
/** Steps of 50 ms for a screen to load, then steps of `ms` on the app's own clock, after which nothing may still be waiting. */
const patience = { load: 10, steps: 16, ms: 5_000 };

/** The screens of assets, orders, payments and the account. */
const candidates = builtScreens.filter(({ path }) => /^\/(?:(?:assetManagement|orderHome|account|pay|user)\/|verifiedIndex)/.test(path));
const count = Math.min(candidates.length, screensPerRun);
const [screens = []] = fc.sample(fc.shuffledSubarray(candidates, { minLength: count, maxLength: count }), 1);

const config = { source: () => testTime, startedAt: testTime, persona: 'trader', scenario: 'calm', seed: 'test' } as const;
const saved = createSimulation(config).state();

/** Renders a screen while one of its calls fails, waits, and returns what it shows. */
async function draw(at: string, fault?: { readonly path: string; readonly name: FaultName }) {
  const page = await renderApp(<RoutedApp />, {
    at,
    device: 'desktop',
    exchange: openInPage({ source: () => testTime, saved }),
    prepare: (opened) => fault && opened.intercept(fault.path, faults[fault.name](opened)),
  });
  const toasts = collect(toastRequested, page.scope);
  for (let step = 0; step < patience.load; step += 1) await page.advance(50);
  for (let step = 0; step < patience.steps; step += 1) await page.advance(patience.ms);
  const shown = {
    requests: page.requests,
    said: [document.body.textContent, ...toasts.map(({ text }) => ('key' in text ? text.key : text.server))].join(' '),
    title: page.container.querySelector('h1')?.textContent ?? '',
    spinners: document.querySelectorAll('[aria-busy=true], [role=progressbar]:not([aria-valuenow])').length,
  };
  page.unmount();
  return shown;
}

/** The calls of every screen, whose faults are tested in the shell. */
let shellRequests: ReadonlySet<string> | null = null;

test.each(screens.map((route, index) => [addressOf(route), route, index] as const))(
  '%s: under any fault of any of its calls, nothing is blank, nothing waits for ever, and the stated reason is true',
  async (at, { path: screen }, index) => {
    // An expired session redirects to the login.
    for (const page of builtScreens.filter(({ path }) => path === screen || path === routes.login.path)) await fetchPage(page);
    const baseline = await draw(at);
    expect(baseline.title).not.toBe('');
    const shared = (shellRequests ??= new Set((await draw(routes.appDownload.path)).requests));
    const own = baseline.requests.filter((request) => !shared.has(request));
    const paths = [...new Set(own.flatMap((request) => request.split(' ').slice(1)))];
    expect(paths.length).toBeGreaterThan(0);
    const pairs = paths.flatMap((path) => faultNames.map((name) => ({ path, name })));
    const seed = (fc.readConfigureGlobal().seed ?? 0) + index;
    const [order = []] = fc.sample(fc.shuffledSubarray(pairs, { minLength: pairs.length }), { numRuns: 1, seed });
    const found: string[] = [];
    for (const { path, name } of order.slice(0, pairsPerScreen)) {
      const where = `${path}, ${name}`;
      const shown = await draw(at, { path, name });
      if (shown.title === '') found.push(`${where}: the page is blank`);
      if (shown.spinners > baseline.spinners) found.push(`${where}: a spinner never ends`);
      for (const { said, where: fitting } of reasons)
        if (!fitting.includes(name) && said.test(shown.said) && !said.test(baseline.said)) found.push(`${where}: says ${String(said)}`);
    }
    expect(found).toEqual([]);
    expect(errors()).toEqual([]);
  },
);
