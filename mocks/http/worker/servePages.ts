import * as z from 'zod/mini';
import { changeHeader } from '@/contract/envelope';
import { defaultCaller } from '../../caller';
import { SimulationStatus } from '../../control/schema';
import { status } from '../../control/status';
import { reasonOf, type Host, type HostOptions, type Trouble } from '../host';
import { linkParameters } from '../../control/linkParameters';
import type { Link } from '../../control/readLink';
import type { WireRequest } from '../../wire/wire';
import type { PageMessage, Port, WorkerMessage } from './messages';

/**
 * Gives what connects one more page to an exchange: the one of all tabs, whose name is empty, or one by the name that the page gives. `join` joins it when the first page opens it,
 * and is told what state that page asks for: a world that has to be seeded is seeded once, for that state. A named one ends when its last page goes;
 * the one of all tabs waits for the next page, until another worker comes to it: that of a newer build of the site goes on with it then.
 */
export function servePages(
  join: (world: string, config: Link['config'], hears: Pick<HostOptions, 'onTrouble' | 'onNewcomer'>) => Host,
): (port: Port) => void {
  const worlds = new Map<string, World>();
  const opened = (name: string, config: Link['config']): World => {
    const known = worlds.get(name);
    if (known) {
      known.isWanted = true;
      return known;
    }
    const pages = new Set<Page>();
    const problems: string[] = [];
    const broadcast = (message: WorkerMessage) => pages.forEach((page) => page.post(message));
    const host = join(name, config, {
      onTrouble: (trouble) => {
        const problem = sentenceOf(trouble);
        problems.push(problem);
        broadcast({ kind: 'problem', problem });
      },
      onNewcomer: () => {
        if (!world.isWanted) end(name, world);
      },
    });
    host.onChange(() => {
      // A world that ends meanwhile has nobody left to tell.
      void ask(host, status.path).then(
        ({ clock }) => broadcast({ kind: 'clock', clock }),
        () => {},
      );
    });
    const world: World = { host, pages, problems, isWanted: true };
    worlds.set(name, world);
    return world;
  };
  const end = (name: string, { host }: World): void => {
    worlds.delete(name);
    void host.close();
  };
  const leave = (name: string, page: Page): void => {
    const world = worlds.get(name);
    if (!world?.pages.delete(page) || world.pages.size > 0) return;
    world.isWanted = false;
    if (name !== '') end(name, world);
  };

  return (port) => {
    const page: Page = { key: defaultCaller.key, post: (message) => port.postMessage(message) };
    let name: string | null = null;
    /** Ends when the page has the state that it asks for, and what it has asked since is answered. */
    let latest = Promise.resolve();
    const hear = (data: PageMessage, link: Link): void => {
      if (data.kind === 'prepare') return void opened('', link.config);
      if (data.kind === 'open') {
        name = data.world;
        page.key = data.key;
        const isFirst = name !== '' && !worlds.has(name);
        const { host, pages, problems } = opened(name, link.config);
        pages.add(page);
        for (const problem of problems) page.post({ kind: 'problem', problem });
        // Its own world has just begun as the page asks: beginning it once more would take as long again.
        const isBegun = isFirst && page.key === defaultCaller.key && link.config?.frozen !== true;
        latest = open(host, page, isBegun ? { ...link, config: null } : link);
        return;
      }
      const world = name === null ? undefined : worlds.get(name);
      if (name === null || !world) return;
      if (data.kind === 'close') leave(name, page);
      // One after the other: what was asked first is answered while the next is worked on.
      else latest = latest.then(() => answer(world.host, page, data.request));
    };
    let heard = Promise.resolve();
    port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
      heard = heard
        .then(async () => hear(data, 'address' in data ? await linkOf(data.address) : noState))
        .catch((error: unknown) => page.post({ kind: 'openingFailed', reason: reasonOf(error) }));
    });
    page.post({ kind: 'running' });
  };
}

interface World {
  readonly host: Host;
  readonly pages: Set<Page>;
  readonly problems: string[];
  /** Whether a page is there, or has said that it comes. */
  isWanted: boolean;
}

interface Page {
  /** What its session is kept under. */
  key: string;
  readonly post: (message: WorkerMessage) => void;
}

/** Brings the exchange into the state that a link names, if it names one, and makes the page the persona that it names. */
async function open(host: Host, page: Page, link: Link): Promise<void> {
  for (const problem of link.problems) page.post({ kind: 'problem', problem });
  try {
    if (link !== noState) {
      const { enterState } = await import('./wholeExchange');
      await enterState({ ask: (...asked) => ask(host, ...asked), call: (...called) => call(host, ...called) }, page, link);
    }
    const { clock } = await ask(host, status.path);
    page.post({ kind: 'opened', clock });
  } catch (error) {
    page.post({ kind: 'openingFailed', reason: reasonOf(error) });
  }
}

/** What an address asks of the exchange. What understands it needs the names of all there is: most addresses ask for nothing. */
async function linkOf(address: string): Promise<Link> {
  const { searchParams } = new URL(address);
  if (!Object.values(linkParameters).some((name) => searchParams.has(name))) return noState;
  const { readLink } = await import('./wholeExchange');
  return readLink(searchParams);
}

const noState: Link = { config: null, until: null, as: null, world: null, faults: [], changes: null, problems: [] };

async function answer(host: Host, page: Page, request: WireRequest): Promise<void> {
  const { id } = request;
  try {
    page.post({ kind: 'response', id, response: await host.answer(request, page.key) });
  } catch (error) {
    page.post({ kind: 'failure', id, reason: reasonOf(error) });
  }
}

/** Makes a call of the control interface that answers the status, in the worker's own name. */
async function ask(host: Host, path: string, body?: object, key = defaultCaller.key): Promise<SimulationStatus> {
  return z.parse(z.object({ data: SimulationStatus }), JSON.parse(await call(host, path, body, key))).data;
}

/** Makes a call of the control interface and gives the body of its answer. */
async function call(host: Host, path: string, body?: object, key = defaultCaller.key): Promise<string> {
  const request: WireRequest = {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: { [changeHeader]: 'worker' },
    body: body === undefined ? null : JSON.stringify(body),
    form: null,
  };
  return (await host.answer(request, key)).body;
}

const sentenceOf = ({ kind, reason }: Trouble): string =>
  kind === 'refused'
    ? `Nothing is saved: changes last until the site is closed, because the browser refuses storage (${reason}).`
    : `The saved exchange could not be restored, so a new one was started: ${reason}.`;
