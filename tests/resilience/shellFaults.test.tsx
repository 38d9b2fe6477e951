import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import { openInPage } from '@mocks/http/inPage';
import { createSimulation } from '@mocks/simulation';
import type { SimulationSnapshot } from '@mocks/snapshotSchema';
import { toastRequested } from '@/entities/toasts';
import { faultNames, faults, reasons, type Fault, type FaultName } from '@tests/support/app/faults';
import { sampled } from '@tests/support/testAmount';
import { immediateFrames } from '@tests/support/app/frames';
import { accountSurfaces } from '@tests/support/app/accountSurfaces';
import { assetSurfaces } from '@tests/support/app/assetSurfaces';
import { orderSurfaces } from '@tests/support/app/orderSurfaces';
import { collect, testTime } from '@tests/support/app/scope';
import { openSurface, surfaces as shellSurfaces, type Surface } from '@tests/support/app/shellSurfaces';
import { watchConsole } from '@tests/support/app/watchConsole';
import { allCalls } from '@tests/support/exchange/calls';

const faultPairs = process.env.FAULT_PAIRS;
const allSurfaces = [...shellSurfaces, ...accountSurfaces, ...assetSurfaces, ...orderSurfaces];
/** The most surfaces a plain run tests. */
const atMost = 9;
const surfaces = faultPairs === undefined ? sampled(allSurfaces, { atMost }) : allSurfaces;
immediateFrames();
const errors = watchConsole();

/** Every call of every surface under every fault is about two thousand pairs of a second each: a run tests this many per surface, chosen by its seed (`FC_SEED`), the soak test all of them. */
const pairsPerSurface = faultPairs === 'all' ? Infinity : Number.parseInt(faultPairs ?? '2', 10);
// All pairs of a surface have no time limit.
vi.setConfig({ testTimeout: faultPairs === 'all' ? 0 : 900_000 });
/** The time after which nothing may still be waiting, in steps of `ms` on the app's own clock. */
const patience = { steps: 16, ms: 5_000 };

const seeded = new Map<string, SimulationSnapshot>();
function exchangeOf({ as: persona, scenario = 'calm' }: Surface) {
  const config = { source: () => testTime, startedAt: testTime, persona, scenario, seed: 'test' } as const;
  const name = `${persona} ${scenario}`;
  const saved = seeded.get(name) ?? createSimulation(config).state();
  seeded.set(name, saved);
  return openInPage({ source: () => testTime, saved });
}

const busy = '[aria-busy=true]';

/** The number of waiting indicators. A page redirects to the login when the session has expired; a surface has no route, so its skeletons stay and do not count. */
const waitingIn = ({ spinners, skeletons }: Record<'spinners' | 'skeletons', number>, fault: FaultName): number =>
  fault === 'an expired session' ? spinners - skeletons : spinners;

/** Uses a surface while one call fails, waits, and returns what it shows. */
async function use(surface: Surface, fault?: { readonly path: string; readonly how: Fault }) {
  const visitor = await openSurface(surface, {
    exchange: exchangeOf(surface),
    tries: fault ? 6 : 200,
    prepare: (page) => fault && page.intercept(fault.path, fault.how(page)),
  });
  const { page } = visitor;
  const toasts = collect(toastRequested, page.scope);
  const isComplete = await surface.use(visitor);
  for (let step = 0; step < patience.steps; step += 1) await page.advance(patience.ms);
  const said = [document.body.textContent, ...toasts.map(({ text }) => ('key' in text ? text.key : text.server))].join(' ');
  const shown = {
    isComplete,
    requests: page.requests,
    said,
    title: document.querySelector('h1')?.textContent ?? '',
    dialogs: [...document.querySelectorAll('[role=dialog]')].map(({ textContent }) => textContent ?? ''),
    toasts: toasts.length,
    spinners: document.querySelectorAll(`${busy}, [role=progressbar]:not([aria-valuenow])`).length,
    skeletons: document.querySelectorAll(`span${busy}`).length,
  };
  page.unmount();
  return shown;
}

/** The requested paths; fails for a request that is not in the contract. */
const pathsOf = (requests: readonly string[]): readonly string[] =>
  [...new Set(requests)].map((request) => {
    const [method, path = ''] = request.split(' ');
    const isOf = (pattern: string) => new RegExp(`^${pattern.replace(/:\w+/g, '[^/]+')}$`).test(path);
    if (!allCalls.some((call) => call.method === method && isOf(call.path))) expect.fail(`${request} is not in the contract`);
    return path;
  });

test('there are sixteen faults', () => expect(faultNames).toHaveLength(16));

test.each(surfaces.map((surface, index) => [surface.name, surface, index] as const))(
  '%s: under any fault of any of its calls, nothing is blank, nothing waits for ever, and the stated reason is true',
  async (_, surface, index) => {
    const baseline = await use(surface);
    expect(baseline.isComplete).toBe(true);
    const paths = pathsOf(baseline.requests);
    expect(paths.length).toBeGreaterThan(0);
    const pairs = paths.flatMap((path) => faultNames.map((name) => ({ path, name })));
    const [order = []] = fc.sample(fc.shuffledSubarray(pairs, { minLength: pairs.length }), { numRuns: 1, ...seedOf(index) });
    const found: string[] = [];
    for (const { path, name } of order.slice(0, pairsPerSurface)) {
      const where = `${path}, ${name}`;
      const shown = await use(surface, { path, how: faults[name] });
      if (shown.title === '') found.push(`${where}: the page is blank`);
      if (shown.dialogs.some((text) => text.trim() === '')) found.push(`${where}: a dialog is empty`);
      if (waitingIn(shown, name) > waitingIn(baseline, name)) found.push(`${where}: a spinner never ends`);
      for (const { said, where: fitting } of reasons)
        if (!fitting.includes(name) && said.test(shown.said) && !said.test(baseline.said)) found.push(`${where}: says ${String(said)}`);
    }
    expect(found).toEqual([]);
    expect(errors()).toEqual([]);
  },
);

/** A different sample for each surface, derived from the seed of the run. */
const seedOf = (index: number) => ({ seed: (fc.readConfigureGlobal().seed ?? 0) + index });
