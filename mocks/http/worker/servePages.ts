import * as z from 'zod/mini';
import { csrfHeader } from '@/contract/envelope';
import { defaultCaller } from '../../caller';
import { SimulationStatus } from '../../control/schema';
import { status } from '../../control/status';
import { reasonOf, type Host, type HostOptions, type StorageProblem } from '../host';
import { linkParameters } from '../../control/linkParameters';
import type { Link } from '../../control/readLink';
import type { WireRequest } from '../../wire/wire';
import type { PageMessage, Port, WorkerMessage } from './messages';

/**
 * Returns a function that connects a page to an exchange: the shared one, whose name is empty, or one named by the page. `join` is called when the first page opens it,
 * with the state requested by that page, in which a new world is seeded. A named one ends with its last page;
 * the shared one waits for the next page until another worker joins, such as that of a newer build, which then takes over.
 */
export function servePages(
  join: (world: string, config: Link['config'], callbacks: Pick<HostOptions, 'onStorageProblem' | 'onTabJoined'>) => Host,
): (port: Port) => void {
  const worlds = new Map<string, World>();
  const openWorld = (name: string, config: Link['config']): World => {
    const existing = worlds.get(name);
    if (existing) {
      existing.isWanted = true;
      return existing;
    }
    const pages = new Set<Page>();
    const problems: string[] = [];
    const broadcast = (message: WorkerMessage) => pages.forEach((page) => page.post(message));
    const host = join(name, config, {
      onStorageProblem: (storageProblem) => {
        const problem = problemText(storageProblem);
        problems.push(problem);
        broadcast({ kind: 'problem', problem });
      },
      onTabJoined: () => {
        if (!world.isWanted) end(name, world);
      },
    });
    host.onChange(() => {
      // A world that has ended in the meantime has no pages left to notify.
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
    /** Resolves when the page has its requested state and all its requests so far are answered. */
    let lastAnswered = Promise.resolve();
    const handleMessage = (data: PageMessage, link: Link): void => {
      if (data.kind === 'prepare') return void openWorld('', link.config);
      if (data.kind === 'open') {
        name = data.world;
        page.key = data.key;
        const isFirst = name !== '' && !worlds.has(name);
        const { host, pages, problems } = openWorld(name, link.config);
        pages.add(page);
        for (const problem of problems) page.post({ kind: 'problem', problem });
        // The separate world was just seeded in the requested state: resetting it would double the startup time.
        const isSeeded = isFirst && page.key === defaultCaller.key && link.config?.frozen !== true;
        lastAnswered = open(host, page, isSeeded ? { ...link, config: null } : link);
        return;
      }
      const world = name === null ? undefined : worlds.get(name);
      if (name === null || !world) return;
      if (data.kind === 'close') leave(name, page);
      // Sequential, so that each response is sent before the next request is processed.
      else lastAnswered = lastAnswered.then(() => answer(world.host, page, data.request));
    };
    let lastHandled = Promise.resolve();
    port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
      lastHandled = lastHandled
        .then(async () => handleMessage(data, 'address' in data ? await linkOf(data.address) : emptyLink))
        .catch((error: unknown) => page.post({ kind: 'openingFailed', reason: reasonOf(error) }));
    });
    page.post({ kind: 'running' });
  };
}

interface World {
  readonly host: Host;
  readonly pages: Set<Page>;
  readonly problems: string[];
  /** Whether a page is connected or has announced itself. */
  isWanted: boolean;
}

interface Page {
  /** The page's session key. */
  key: string;
  readonly post: (message: WorkerMessage) => void;
}

/** Puts the exchange into the state set by a link, if any, and switches the page to the link's persona. */
async function open(host: Host, page: Page, link: Link): Promise<void> {
  for (const problem of link.problems) page.post({ kind: 'problem', problem });
  try {
    if (link !== emptyLink) {
      const { enterState } = await import('./wholeExchange');
      await enterState({ ask: (...args) => ask(host, ...args), call: (...args) => call(host, ...args) }, page, link);
    }
    const { clock } = await ask(host, status.path);
    page.post({ kind: 'opened', clock });
  } catch (error) {
    page.post({ kind: 'openingFailed', reason: reasonOf(error) });
  }
}

/** The simulation state requested by a URL. Its parser, which bundles all scenario names, is loaded only if needed. */
async function linkOf(address: string): Promise<Link> {
  const { searchParams } = new URL(address);
  if (!Object.values(linkParameters).some((name) => searchParams.has(name))) return emptyLink;
  const { readLink } = await import('./wholeExchange');
  return readLink(searchParams);
}

const emptyLink: Link = { config: null, advanceTo: null, as: null, world: null, faults: [], changes: null, problems: [] };

async function answer(host: Host, page: Page, request: WireRequest): Promise<void> {
  const { id } = request;
  try {
    page.post({ kind: 'response', id, response: await host.answer(request, page.key) });
  } catch (error) {
    page.post({ kind: 'failure', id, reason: reasonOf(error) });
  }
}

/** Makes a call of the control interface that returns the status, by default with the shared session. */
async function ask(host: Host, path: string, body?: object, key = defaultCaller.key): Promise<SimulationStatus> {
  return z.parse(z.object({ data: SimulationStatus }), JSON.parse(await call(host, path, body, key))).data;
}

/** Makes a call of the control interface and returns the response body. */
async function call(host: Host, path: string, body?: object, key = defaultCaller.key): Promise<string> {
  const request: WireRequest = {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: { [csrfHeader]: 'worker' },
    body: body === undefined ? null : JSON.stringify(body),
    form: null,
  };
  return (await host.answer(request, key)).body;
}

const problemText = ({ kind, reason }: StorageProblem): string =>
  kind === 'refused'
    ? `Nothing is saved: changes last until the site is closed, because the browser refuses storage (${reason}).`
    : `The saved exchange could not be restored, so a new one was started: ${reason}.`;
