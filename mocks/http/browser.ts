import { http, HttpResponse } from 'msw';
import { setupWorker } from 'msw/browser';
import * as z from 'zod/mini';
import { control, controlPrefix, Standing } from '../control';
import { changeHeader } from '@/contract/envelope';
import { fromWire, toWire, type WireRequest } from './wire';
import { indexedDbStorage, joinHost } from './host';
import { hosted } from './hosted';
import { readLink } from './link';

/** The simulated exchange of this origin, as this tab sees it. */
export interface BrowserSimulation {
  /** The present of its clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** What in the address could not be brought about, in plain words. */
  readonly problems: readonly string[];
}

const paths = ['/hk-web/*', '/web3/wallet/*', `${controlPrefix}/*`] as const;

/** Joins the one simulated exchange of the origin and answers the page's calls from it through a service worker. `address` may name a state: see `readLink`. */
export async function openInBrowser(address: string): Promise<BrowserSimulation> {
  const troubles: string[] = [];
  const host = joinHost({
    name: 'exchange',
    open: hosted,
    storage: indexedDbStorage('exchange-world'),
    onTrouble: ({ reason }) => troubles.push(reason),
  });
  const answer = async (request: Request) => {
    const response = await host.answer(await toWire(request, crypto.randomUUID()));
    if (response.delayMs > 0) await new Promise((done) => setTimeout(done, response.delayMs));
    return response.end === 'none' ? HttpResponse.error() : fromWire(response);
  };
  const worker = setupWorker(...paths.map((path) => http.all(`${location.origin}${path}`, ({ request }) => answer(request))));
  await worker.start({ quiet: true, onUnhandledRequest: 'bypass', serviceWorker: { url: '/mockServiceWorker.js' } });

  const steer = async (path: string, body?: unknown): Promise<Standing> => {
    const request: WireRequest = {
      id: crypto.randomUUID(),
      method: body === undefined ? 'GET' : 'POST',
      url: path,
      headers: { [changeHeader]: 'link' },
      body: body === undefined ? null : JSON.stringify(body),
      form: null,
    };
    const { body: text } = await host.answer(request);
    return z.parse(z.object({ data: Standing }), JSON.parse(text)).data;
  };
  const link = readLink(new URL(address).searchParams);
  let standing = link.beginning ? await steer(control.reset.path, link.beginning) : await steer(control.standing.path);
  let seenAt = Date.now();
  host.onChange(() => {
    void steer(control.standing.path).then((next) => {
      standing = next;
      seenAt = Date.now();
    });
  });
  const now = () => standing.clock.at + (standing.clock.frozen ? 0 : Math.round((Date.now() - seenAt) * standing.clock.speed));
  return { now, problems: [...link.problems, ...troubles] };
}
