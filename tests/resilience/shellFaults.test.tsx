import * as fc from 'fast-check';
import { expect, test, vi } from 'vitest';
import type { PersonaId } from '@fixtures/personas';
import { openInPage } from '@mocks/http/inPage';
import { createSimulation } from '@mocks/simulation';
import type { SimulationSnapshot } from '@mocks/snapshotSchema';
import { toastRequested } from '@/entities/toasts';
import type { Transport } from '@/shared/api';
import type { Endpoint } from '@/contract/endpoint';
import { immediateFrames } from '@tests/support/app/frames';
import { collect, offline, respondWithCode, testTime, type TestScope } from '@tests/support/app/scope';
import { accountSurfaces } from '@tests/support/app/accountSurfaces';
import { openSurface, surfaces as shellSurfaces, type Surface } from '@tests/support/app/shellSurfaces';
import { watchConsole } from '@tests/support/app/watchConsole';
import { allCalls } from '@tests/support/exchange/calls';

const surfaces = [...shellSurfaces, ...accountSurfaces];
immediateFrames();
vi.setConfig({ testTimeout: 900_000 });
const errors = watchConsole();

/** Every call of every surface under every fault is about two thousand pairs of a second each: a run tries so many of each surface, by its seed (`FC_SEED`), the soak all of them. */
const given = process.env.FAULT_PAIRS ?? '2';
const pairsPerSurface = given === 'all' ? Infinity : Number.parseInt(given, 10);
/** The app waits for nothing longer than this, in ms, on its own clock. */
const patience = { steps: 16, ms: 5_000 };

type Fault = (page: TestScope) => Transport;
const answers =
  (body: string | null, init?: ResponseInit): Fault =>
  () =>
  async () =>
    new Response(body, init);
const after =
  (ms: number): Fault =>
  ({ exchange, clock }) =>
  async (request) => {
    const answer = await exchange.transport(request);
    await new Promise<void>((done) => clock.after(ms, done));
    return answer;
  };
const html = '<!doctype html><title>502 Bad Gateway</title>';

/** The sixteen things that may happen to a call. */
const faults = {
  'an internal error': answers('{"code":500,"msg":"","data":null}', { status: 500 }),
  'a gateway that answers a page': answers(html, { status: 502, headers: { 'content-type': 'text/html' } }),
  'a session that is over': answers('', { status: 401 }),
  'a forbidden call': answers('', { status: 403 }),
  'too many calls': answers('', { status: 429, headers: { 'retry-after': '5' } }),
  'an empty body': answers(''),
  'a page in place of JSON': answers(html, { headers: { 'content-type': 'text/html' } }),
  'JSON that breaks off': answers('{"code":200,"msg":"","data":{"list":[{"'),
  'data of another type': answers('{"code":200,"msg":"","data":"odd"}'),
  'no data': answers('{"code":200,"msg":"","data":null}'),
  'a code nobody declares': () => respondWithCode(50000, 'busy'),
  'three seconds': after(3_000),
  'thirty seconds': after(30_000),
  'no answer': () => async () => {
    throw new DOMException('timed out', 'TimeoutError');
  },
  'a connection that is reset': () => async () => {
    throw new TypeError('fetch failed', { cause: new Error('ECONNRESET') });
  },
  'no network': () => offline,
} satisfies Record<string, Fault>;
type FaultName = keyof typeof faults;

/** What may be said only where it is so. */
const reasons: readonly { readonly said: RegExp; readonly where: readonly FaultName[] }[] = [
  { said: /No internet connection|errorOffline|offline/i, where: ['no network', 'a connection that is reset'] },
  { said: /Too many requests|errorTooMany/, where: ['too many calls'] },
  { said: /timed out|errorTimeout/, where: ['no answer'] },
  { said: /another device|session (?:has )?(?:expired|ended)/i, where: ['a session that is over'] },
];

const seeded = new Map<PersonaId, SimulationSnapshot>();
function exchangeOf(persona: PersonaId) {
  const config = { source: () => testTime, startedAt: testTime, persona, scenario: 'calm', seed: 'test' } as const;
  const saved = seeded.get(persona) ?? createSimulation(config).state();
  seeded.set(persona, saved);
  return openInPage({ source: () => testTime, saved });
}

/** Uses a surface while one call fails, waits, and says what there is. */
async function use(surface: Surface, fault?: { readonly path: string; readonly how: Fault }) {
  const visitor = await openSurface(surface, {
    exchange: exchangeOf(surface.as),
    tries: fault ? 6 : 200,
    prepare: (page) => fault && page.intercept(fault.path, fault.how(page)),
  });
  const { page } = visitor;
  const toasts = collect(toastRequested, page.scope);
  const isWhole = await surface.use(visitor);
  for (let step = 0; step < patience.steps; step += 1) await page.advance(patience.ms);
  const said = [document.body.textContent, ...toasts.map(({ text }) => ('key' in text ? text.key : text.server))].join(' ');
  const shown = {
    isWhole,
    requests: page.requests,
    said,
    title: document.querySelector('h1')?.textContent ?? '',
    dialogs: [...document.querySelectorAll('[role=dialog]')].map(({ textContent }) => textContent ?? ''),
    toasts: toasts.length,
    spinners: document.querySelectorAll('[aria-busy=true], [role=progressbar]:not([aria-valuenow])').length,
  };
  page.unmount();
  return shown;
}

/** The calls of the contract among requests. */
const callsOf = (requests: readonly string[]): readonly Endpoint[] =>
  [...new Set(requests)].map((request) => {
    const [method, path] = request.split(' ');
    return allCalls.find((call) => call.method === method && call.path === path) ?? expect.fail(`${request} is in no contract`);
  });

const faultNames: readonly string[] = Object.keys(faults);
const isFault = (name: string): name is FaultName => faultNames.includes(name);

test('there are sixteen faults', () => expect(faultNames).toHaveLength(16));

test.each(surfaces.map((surface, index) => [surface.name, surface, index] as const))(
  '%s: whatever happens to whichever of its calls, nothing is blank, nothing waits for ever, and the reason said is true',
  async (_, surface, index) => {
    const sound = await use(surface);
    expect(sound.isWhole).toBe(true);
    const calls = callsOf(sound.requests);
    expect(calls.length).toBeGreaterThan(0);
    const pairs = calls.flatMap(({ path }) => faultNames.filter(isFault).map((name) => ({ path, name })));
    const [order = []] = fc.sample(fc.shuffledSubarray(pairs, { minLength: pairs.length }), { numRuns: 1, ...seedOf(index) });
    const found: string[] = [];
    for (const { path, name } of order.slice(0, pairsPerSurface)) {
      const where = `${path}, ${name}`;
      const shown = await use(surface, { path, how: faults[name] });
      if (shown.title === '') found.push(`${where}: the page is blank`);
      if (shown.dialogs.some((text) => text.trim() === '')) found.push(`${where}: a dialog is empty`);
      if (shown.spinners > sound.spinners) found.push(`${where}: something waits for ever`);
      for (const { said, where: fitting } of reasons)
        if (!fitting.includes(name) && said.test(shown.said) && !said.test(sound.said)) found.push(`${where}: says ${String(said)}`);
    }
    expect(found).toEqual([]);
    expect(errors()).toEqual([]);
  },
);

/** Another sample for each surface, from the seed of the run. */
const seedOf = (index: number) => ({ seed: (fc.readConfigureGlobal().seed ?? 0) + index });
