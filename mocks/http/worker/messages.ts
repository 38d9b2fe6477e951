import type { ClockState } from '../../exchange/clock';
import type { WireRequest, WireResponse } from '../../wire/wire';

/** Names of the workers: of the one exchange of the origin, and of the exchanges that tabs and frames have for themselves. */
export const workerNames = { shared: 'exchange', own: 'exchange-worlds' } as const;

/** Whether the shared worker of this name goes on for a while after its last page, where the browser can do that: the one exchange need not be restored on a reload. All who start it have to say so alike. */
export const outlivesPages = (name: string): boolean => name === workerNames.shared;

/** What a page says to the exchange in its worker. */
export type PageMessage =
  /** Comes before requests; the address may name a state of the simulation and who the tab is. `key` is the tab's session, `world` the name of a world apart from the one of all tabs, which is empty. */
  | { readonly kind: 'open'; readonly address: string; readonly key: string; readonly world: string }
  /** Says, before the app is there, what the page will open: the one exchange of the origin. */
  | { readonly kind: 'prepare'; readonly address: string }
  | { readonly kind: 'request'; readonly request: WireRequest }
  /** The page goes away. */
  | { readonly kind: 'close' };

/** What the exchange in its worker says to a page. */
export type WorkerMessage =
  /** The worker runs. */
  | { readonly kind: 'running' }
  | { readonly kind: 'opened'; readonly clock: ClockState }
  | { readonly kind: 'openingFailed'; readonly reason: string }
  | { readonly kind: 'response'; readonly id: string; readonly response: WireResponse }
  | { readonly kind: 'failure'; readonly id: string; readonly reason: string }
  /** The world has changed; this is its clock. */
  | { readonly kind: 'clock'; readonly clock: ClockState }
  /** A sentence for the person in front of the page. */
  | { readonly kind: 'problem'; readonly problem: string };

/** One end of the line between a page and the worker. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
