import type { WireRequest } from '../../wire/wire';
import { memoryStorage } from './hostStorage';
import type { HostStorage } from './hostStorage';
import type { Environment } from './environment';
import type { HostedWorld } from './restore';

/** One tab of a simulated browser. */
export interface FakeTab {
  readonly environment: Environment;
  /** The browser's storage as accessed by this tab. */
  readonly storage: HostStorage;
  /** Crashes the tab: it no longer sends, receives or writes anything, and loses its lock. */
  kill(): void;
}

/** A browser for tests: locks, channels and one storage, shared by the tabs it opens. Storage operations and messages wait for `pause()`. */
export function fakeBrowser(pause: () => Promise<void> = () => Promise.resolve(), stored: HostStorage = memoryStorage()) {
  const queues = new Map<string, Promise<void>>();
  const receivers = new Set<{ readonly name: string; readonly onMessage: (message: unknown) => void }>();
  const idleTasks: (() => void)[] = [];
  let terms = 0;

  const openTab = (): FakeTab => {
    let isAlive = true;
    let resolveDeath = (): void => {};
    const death = new Promise<void>((resolve) => (resolveDeath = resolve));
    /** Continues only if the tab is alive. */
    const ifAlive = async <R>(step: Promise<R>): Promise<R> => {
      const result = await step;
      await pause();
      return isAlive ? result : new Promise<never>(() => {});
    };
    const write = async (work: () => Promise<void>): Promise<void> => {
      await pause();
      if (isAlive) await work();
    };
    const environment: Environment = {
      lock: async (name, signal, whileHeld) => {
        const previous = queues.get(name) ?? Promise.resolve();
        const run = previous.then(() => (isAlive && !signal.aborted ? Promise.race([whileHeld(), death]) : undefined));
        queues.set(
          name,
          run.catch(() => {}),
        );
        await run;
      },
      channel: (name, onMessage) => {
        const receiver = { name, onMessage: (message: unknown) => isAlive && onMessage(message) };
        receivers.add(receiver);
        let lastSent: Promise<unknown> = Promise.resolve();
        return {
          post: (message) => {
            if (!isAlive) return;
            const copy: unknown = structuredClone(message);
            const others = [...receivers].filter((other) => other.name === name && other !== receiver);
            lastSent = lastSent.then(pause).then(() => others.forEach((other) => receivers.has(other) && other.onMessage(copy)));
          },
          close: () => void receivers.delete(receiver),
        };
      },
      uniqueId: () => `term ${(terms += 1)}`,
      idle: (task) => void idleTasks.push(() => isAlive && task()),
    };
    const storage: HostStorage = {
      load: () => ifAlive(stored.load()),
      append: (entries) => ifAlive(write(() => stored.append(entries))),
      compact: (next) => ifAlive(write(() => stored.compact(next))),
      storeSavePoints: (changes) => ifAlive(write(() => stored.storeSavePoints(changes))),
      clear: () => ifAlive(stored.clear()),
    };
    return {
      environment,
      storage,
      kill: () => {
        isAlive = false;
        resolveDeath();
      },
    };
  };
  return { openTab, stored, idle: () => idleTasks.splice(0).forEach((task) => task()) };
}

/** A world consisting of a list of words with their instants; its clock advances by one with every reading. */
export function wordWorld(snapshot: string | null): HostedWorld {
  const words: string[] = snapshot === null ? [] : JSON.parse(snapshot);
  if (!Array.isArray(words)) throw new Error('these are not words');
  let clock = words.length;
  return {
    now: () => ({ at: (clock += 1) }),
    answer: ({ method, body }, connection, { at }) => {
      clock = Math.max(clock, at);
      if (method === 'THROW') throw new Error('the world has failed');
      if (method === 'POST') words.push(`${body}@${at}/${connection}`);
      return {
        response: { status: 200, headers: [['content-type', 'application/json']], body: JSON.stringify(words), delayMs: 0, end: 'whole' },
        isChange: method === 'POST',
      };
    },
    snapshot: () => JSON.stringify(words),
  };
}

let requestCount = 0;
const request = (method: string, body: string | null): WireRequest => ({
  id: `r${(requestCount += 1)}`,
  method,
  url: '/words',
  headers: {},
  body,
  form: null,
});

/** A request for the words. */
export const readRequest = (): WireRequest => request('GET', null);
/** A request that adds a word. */
export const writeRequest = (word: string): WireRequest => request('POST', word);
/** A request that makes the world throw. */
export const throwingRequest = (): WireRequest => request('THROW', null);

/** The words of a response, without instants and connections. */
export const wordsOf = ({ body }: { body: string }): string[] => {
  const words: string[] = JSON.parse(body);
  return words.map((word) => word.replace(/@.*$/, ''));
};
