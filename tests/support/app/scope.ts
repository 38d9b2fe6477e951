import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import type { PersonaId } from '@fixtures/personas';
import { openInPage, type IsolatedSimulation } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';
import { $channel, $transport, noChannel, type ChangeChannel, type Transport } from '@/shared/api';
import { $clock, $storage, $tabStorage, manualClock, memoryStorage, appStarted, type ManualClock, type StorageAdapter } from '@/shared/lib';

export interface TestScope {
  readonly scope: Scope;
  /** Every call so far, as `GET /path`. */
  readonly requests: string[];
  readonly exchange: IsolatedSimulation;
  readonly clock: ManualClock;
  /** Answers the calls to a path in place of the exchange; null removes the interception. */
  readonly intercept: (path: string, how: Transport | null) => void;
  /** Holds back the responses to the calls of a path, as they were when made, until the returned function is called. */
  readonly hold: (path: string) => () => void;
  /** Waits until the exchange has answered every call and nothing is pending. */
  readonly idle: () => Promise<void>;
}

export interface ScopeOptions {
  readonly as?: PersonaId;
  readonly scenario?: ScenarioName;
  readonly storage?: StorageAdapter;
  /** The storage of the tab itself; `storage` by default. */
  readonly tabStorage?: StorageAdapter;
  readonly channel?: ChangeChannel;
  /** An existing exchange, to simulate another tab or a reload. */
  readonly exchange?: IsolatedSimulation;
  /** Whether the app is started; if false, the test starts it. */
  readonly isOpen?: boolean;
}

/** The time at which model tests start. */
export const testTime = Date.UTC(2026, 0, 5, 8);

/** Opens an app scope with its own simulated exchange. */
export async function openScope({
  as = 'visitor',
  scenario = 'calm',
  storage = memoryStorage(),
  tabStorage = storage,
  channel = noChannel(),
  exchange = openInPage({ source: () => testTime, startedAt: testTime, persona: as, scenario, seed: 'test' }),
  isOpen = true,
}: ScopeOptions = {}): Promise<TestScope> {
  const requests: string[] = [];
  const intercepted = new Map<string, Transport>();
  const clock = manualClock(testTime);
  let inFlight = 0;
  const answered: Transport = (request) => {
    inFlight += 1;
    return exchange.transport(request).finally(() => {
      inFlight -= 1;
    });
  };
  const transport: Transport = (request) => {
    const { pathname } = new URL(request.url);
    requests.push(`${request.method} ${pathname}`);
    return (intercepted.get(pathname) ?? answered)(request);
  };
  const intercept: TestScope['intercept'] = (path, how) => void (how === null ? intercepted.delete(path) : intercepted.set(path, how));
  const scope = fork({
    values: [
      [$transport, transport],
      [$clock, clock],
      [$channel, channel],
      [$storage, storage],
      [$tabStorage, tabStorage],
    ],
  });
  if (isOpen) await allSettled(appStarted, { scope });
  return {
    scope,
    requests,
    exchange,
    clock,
    intercept,
    idle: async () => {
      for (let quiet = 0; quiet < 2; quiet = inFlight === 0 ? quiet + 1 : 0) await settled();
    },
    hold: (path) => {
      const waiting: (() => void)[] = [];
      intercept(path, async (request) => {
        const answer = await exchange.transport(request);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return answer;
      });
      return () => {
        intercept(path, null);
        for (const release of waiting) release();
      };
    },
  };
}

/** Collects all further values of a unit in a scope. */
export function collect<T>(unit: Unit<T>, scope: Scope): T[] {
  const all: T[] = [];
  createWatch({ unit, scope, fn: (value) => all.push(value) });
  return all;
}

/** Simulates an exchange that cannot be reached. */
export const offline: Transport = () => Promise.reject(new TypeError('down'));
/** Answers every call with an error code. */
export const respondWithCode =
  (code: number, msg = 'words'): Transport =>
  () =>
    Promise.resolve(Response.json({ code, msg, data: null }));
/** Waits eight turns of the event loop, in which everything pending finishes except held responses. */
export async function settled(): Promise<void> {
  for (let turn = 0; turn < 8; turn += 1) await new Promise<void>((resolve) => setImmediate(resolve));
}
