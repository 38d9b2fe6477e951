import { allSettled, createWatch, fork, type Scope, type Unit } from 'effector';
import type { PersonaId } from '@fixtures/personas';
import { openInPage, type OwnSimulation } from '@mocks/http/inPage';
import type { ScenarioName } from '@mocks/scenarios';
import { $channel, $transport, noChannel, type ChangeChannel, type Transport } from '@/shared/api';
import { $clock, $storage, manualClock, memoryStorage, appStarted, type ManualClock, type StorageAdapter } from '@/shared/lib';

export interface Opened {
  readonly scope: Scope;
  /** Every call so far, as `GET /path`. */
  readonly asked: string[];
  readonly exchange: OwnSimulation;
  readonly clock: ManualClock;
  /** Puts something in the way of calls of a path; null takes it away. */
  readonly meet: (path: string, how: Transport | null) => void;
  /** Holds what calls of a path are answered, as it was when they were made, until the returned function is called. */
  readonly hold: (path: string) => () => void;
}

export interface Opening {
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
}: Opening = {}): Promise<Opened> {
  const asked: string[] = [];
  const ways = new Map<string, Transport>();
  const clock = manualClock(testTime);
  const transport: Transport = (request) => {
    const { pathname } = new URL(request.url);
    asked.push(`${request.method} ${pathname}`);
    return (ways.get(pathname) ?? exchange.transport)(request);
  };
  const meet: Opened['meet'] = (path, how) => void (how === null ? ways.delete(path) : ways.set(path, how));
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
    asked,
    exchange,
    clock,
    meet,
    hold: (path) => {
      const waiting: (() => void)[] = [];
      meet(path, async (request) => {
        const answer = await exchange.transport(request);
        await new Promise<void>((resolve) => waiting.push(resolve));
        return answer;
      });
      return () => {
        meet(path, null);
        for (const release of waiting) release();
      };
    },
  };
}

/** Everything a unit carries in a scope from now on. */
export function heard<T>(unit: Unit<T>, scope: Scope): T[] {
  const all: T[] = [];
  createWatch({ unit, scope, fn: (value) => all.push(value) });
  return all;
}

/** A connection that is down. */
export const down: Transport = () => Promise.reject(new TypeError('down'));
/** An exchange that answers a code in place of data. */
export const answering =
  (code: number, msg = 'words'): Transport =>
  () =>
    Promise.resolve(Response.json({ code, msg, data: null }));
/** Lets everything that is under way, but for what is held, come to its end. */
export const settled = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 10));
