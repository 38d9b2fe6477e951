import * as z from 'zod/mini';
import { changeHeader } from '@/contract/envelope';
import { defaultCaller } from '../../caller';
import { control, SimulationStatus } from '../../control';
import { reasonOf, type Host, type Trouble } from '../host';
import { readLink, type Link } from '../../control/readLink';
import type { WireRequest } from '../../wire/wire';
import type { PageMessage, Port, WorkerMessage } from './messages';

/**
 * Gives what connects one more page to the exchange. `join` joins it when the first page opens it, and is told what state that page asks for:
 * a world that has to be seeded is seeded once, for that state.
 */
export function servePages(join: (config: Link['config'], onTrouble: (trouble: Trouble) => void) => Host): (port: Port) => void {
  const pages = new Set<Page>();
  const problems: string[] = [];
  const broadcast = (message: WorkerMessage) => pages.forEach((page) => page.post(message));
  let host: Host | null = null;
  const joined = (config: Link['config']): Host => {
    const opened = join(config, (trouble) => {
      const problem = sentenceOf(trouble);
      problems.push(problem);
      broadcast({ kind: 'problem', problem });
    });
    opened.onChange(() => {
      void ask(opened, control.status.path).then(({ clock }) => broadcast({ kind: 'clock', clock }));
    });
    return opened;
  };

  return (port) => {
    const page: Page = { key: defaultCaller.key, post: (message) => port.postMessage(message) };
    port.addEventListener('message', ({ data }: MessageEvent<PageMessage>) => {
      if (data.kind === 'open') {
        page.key = data.key;
        const link = readLink(new URL(data.address).searchParams);
        host ??= joined(link.config);
        void open(host, page, link);
      } else if (host) answer(host, page, data.request);
    });
    pages.add(page);
    page.post({ kind: 'running' });
    for (const problem of problems) page.post({ kind: 'problem', problem });
  };
}

interface Page {
  /** What its session is kept under. */
  key: string;
  readonly post: (message: WorkerMessage) => void;
}

/** Brings the exchange into the state that a link names, if it names one, and makes the page the persona that it names. */
async function open(host: Host, page: Page, { config, as, problems }: Link): Promise<void> {
  for (const problem of problems) page.post({ kind: 'problem', problem });
  try {
    if (config) await ask(host, control.reset.path, config, page.key);
    if (as !== null) await ask(host, control.persona.path, { persona: as }, page.key);
    const { clock } = await ask(host, control.status.path);
    page.post({ kind: 'opened', clock });
  } catch (error) {
    page.post({ kind: 'openingFailed', reason: reasonOf(error) });
  }
}

function answer(host: Host, page: Page, request: WireRequest): void {
  const { id } = request;
  host.answer(request, page.key).then(
    (response) => page.post({ kind: 'response', id, response }),
    (error: unknown) => page.post({ kind: 'failure', id, reason: reasonOf(error) }),
  );
}

/** Makes a call of the control interface in the worker's own name. */
async function ask(host: Host, path: string, body?: object, key = defaultCaller.key): Promise<SimulationStatus> {
  const request: WireRequest = {
    id: crypto.getRandomValues(new Uint32Array(4)).join('-'),
    method: body === undefined ? 'GET' : 'POST',
    url: path,
    headers: { [changeHeader]: 'worker' },
    body: body === undefined ? null : JSON.stringify(body),
    form: null,
  };
  const response = await host.answer(request, key);
  return z.parse(z.object({ data: SimulationStatus }), JSON.parse(response.body)).data;
}

const sentenceOf = ({ kind, reason }: Trouble): string =>
  kind === 'refused'
    ? `Nothing is saved: changes last until the site is closed, because the browser refuses storage (${reason}).`
    : `The saved exchange could not be restored, so a new one was started: ${reason}.`;
