import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import type { PersonaId } from '@fixtures/personas';
import { openInPage, type OwnSimulation } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';
import { $channel, $transport, noChannel, type ChangeChannel, type Transport } from '@/shared/api';
import { $clock, $storage, manualClock, memoryStorage, appStarted, type ManualClock, type StorageAdapter } from '@/shared/lib';

export interface TestScope {
  readonly scope: Scope;
  /** Every call so far, as `GET /path`. */
  readonly requests: string[];
  readonly exchange: OwnSimulation;
  readonly clock: ManualClock;
  /** Answers the calls of a path in place of the exchange; null ends that. */
  readonly intercept: (path: string, how: Transport | null) => void;
  /** Holds back the answers to the calls of a path, as they were when made, until the returned function is called. */
  readonly hold: (path: string) => () => void;
  /** Waits until the exchange has answered every call and nothing more follows. */
  readonly idle: () => Promise<void>;
}

export interface ScopeOptions {
  readonly persona?: PersonaId;
  readonly scenario?: ScenarioName;
  readonly storage?: StorageAdapter;
  readonly channel?: ChangeChannel;
  /** An exchange that is already there: another tab, or the page loaded anew. */
  readonly exchange?: OwnSimulation;
  /** False: the page is not open yet; the test opens it. */
  readonly isOpen?: boolean;
}

/** The instant at which tests of models take place. */
export const testTime = Date.UTC(2026, 0, 5, 8);

/** Opens a page's scope over a simulated exchange of its own. */
export async function openScope({
  persona = 'visitor',
  scenario = 'calm',
  storage = memoryStorage(),
  channel = noChannel(),
  exchange = openInPage({ source: () => testTime, startedAt: testTime, persona, scenario, seed: 'test' }),
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

/** Collects every value of a unit in a scope from now on. */
export function collect<T>(unit: Unit<T>, scope: Scope): T[] {
  const all: T[] = [];
  createWatch({ unit, scope, fn: (value) => all.push(value) });
  return all;
}

/** A connection that is down. */
export const offline: Transport = () => Promise.reject(new TypeError('down'));
/** Answers every call with a code in place of data. */
export const respondWithCode =
  (code: number, msg = 'words'): Transport =>
  () =>
    Promise.resolve(Response.json({ code, msg, data: null }));
/** Waits until everything pending, but for answers held back, is done. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
