import type { ClockState } from '../../exchange/clock';
import type { WireRequest, WireResponse } from '../../wire/wire';

/** The names of the workers: for the origin's shared exchange and for the separate exchanges of tabs and frames. */
export const workerNames = { shared: 'exchange', own: 'exchange-worlds' } as const;

/** Whether the shared worker of this name outlives its last page for a while, if the browser supports it, so that a reload need not restore the exchange. Every page must start it with the same value. */
export const hasExtendedLifetime = (name: string): boolean => name === workerNames.shared;

/** The messages from a page to the exchange in its worker. */
export type PageMessage =
  /** Precedes requests; the URL may set a state of the simulation and the tab's persona. `key` is the tab's session, `world` the name of a separate world, empty for the shared one. */
  | { readonly kind: 'open'; readonly address: string; readonly key: string; readonly world: string }
  /** Announces, before the app has loaded, that the page will open the shared exchange. */
  | { readonly kind: 'prepare'; readonly address: string }
  | { readonly kind: 'request'; readonly request: WireRequest }
  /** The page is being closed. */
  | { readonly kind: 'close' };

/** The messages from the exchange in its worker to a page. */
export type WorkerMessage =
  /** The worker is running. */
  | { readonly kind: 'running' }
  | { readonly kind: 'opened'; readonly clock: ClockState }
  | { readonly kind: 'openingFailed'; readonly reason: string }
  | { readonly kind: 'response'; readonly id: string; readonly response: WireResponse }
  | { readonly kind: 'failure'; readonly id: string; readonly reason: string }
  /** The world has changed; this is its clock. */
  | { readonly kind: 'clock'; readonly clock: ClockState }
  /** A message for the user. */
  | { readonly kind: 'problem'; readonly problem: string };

/** One end of the message channel between a page and the worker. */
export interface Port {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: MessageEvent) => void): void;
}
