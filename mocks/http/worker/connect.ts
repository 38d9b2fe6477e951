import { createClock, type ClockState } from '../../exchange/clock';
import type { WireRequest, WireResponse } from '../../wire/wire';
import type { PageMessage, Port, WorkerMessage } from './messages';

/** A page's connection to the exchange in its worker. */
export interface Connection {
  /** Resolves when the exchange is open in the requested state; rejects if it cannot be opened. */
  readonly opened: Promise<void>;
  /** Answers once the exchange is open; earlier requests wait in the worker, not in the page. */
  readonly answer: (request: WireRequest) => Promise<WireResponse>;
  /** The current time of the exchange's clock, in milliseconds since 1970; the device's clock until it is open. */
  readonly now: () => number;
  /** Disconnects the page; a separate exchange is shut down when its last page disconnects. */
  readonly close: () => void;
}

/** Opens the exchange behind a port in the state that `address` sets, with the session `key`; reports problems as they occur. */
export function connect(port: Port, { address, key, world }: OpenRequest, onProblem: (problem: string) => void): Connection {
  const pending = new Map<string, Pending>();
  const post = (message: PageMessage) => port.postMessage(message);
  let now = () => Date.now();
  const syncClock = (state: ClockState) => {
    const clock = createClock(Date.now, state);
    now = () => clock.now();
  };
  let failure: Error | null = null;
  const opened = new Promise<void>((resolve, reject) => {
    port.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      switch (data.kind) {
        case 'opened':
          syncClock(data.clock);
          return resolve();
        case 'openingFailed':
          failure = new Error(data.reason);
          for (const call of pending.values()) call.reject(failure);
          pending.clear();
          return reject(failure);
        case 'response':
          pending.get(data.id)?.resolve(data.response);
          return void pending.delete(data.id);
        case 'failure':
          pending.get(data.id)?.reject(new Error(data.reason));
          return void pending.delete(data.id);
        case 'clock':
          return syncClock(data.clock);
        case 'problem':
          return onProblem(data.problem);
        case 'running':
          return;
      }
    });
  });
  post({ kind: 'open', address, key, world });
  return {
    opened,
    answer: (request) =>
      new Promise((resolve, reject) => {
        if (failure) return reject(failure);
        pending.set(request.id, { resolve, reject });
        post({ kind: 'request', request });
      }),
    now: () => now(),
    close: () => post({ kind: 'close' }),
  };
}

interface OpenRequest {
  readonly address: string;
  readonly key: string;
  /** The name of the page's separate world; empty for the shared one. */
  readonly world: string;
}

interface Pending {
  readonly resolve: (response: WireResponse) => void;
  readonly reject: (error: Error) => void;
}
