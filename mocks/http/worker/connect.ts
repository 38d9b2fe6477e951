import { createClock } from '../../exchange/clock';
import type { WireRequest, WireResponse } from '../../wire/wire';
import type { PageMessage, Port, WorkerMessage } from './messages';

/** A page's line to the exchange in its worker. */
export interface Connection {
  readonly answer: (request: WireRequest) => Promise<WireResponse>;
  /** The present of its clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Leaves the exchange, which ends where it was nobody else's. */
  readonly close: () => void;
}

/** Opens the exchange behind a port in the state that `address` names, with the session `key`. Rejects where it cannot be opened; tells problems as they come. */
export function connect(port: Port, { address, key, world }: Opening, onProblem: (problem: string) => void): Promise<Connection> {
  const pending = new Map<string, Pending>();
  const post = (message: PageMessage) => port.postMessage(message);
  return new Promise((resolve, reject) => {
    let clock = createClock(Date.now, { at: 0 });
    port.addEventListener('message', ({ data }: MessageEvent<WorkerMessage>) => {
      switch (data.kind) {
        case 'opened':
          clock = createClock(Date.now, data.clock);
          return resolve({
            answer: (request) =>
              new Promise((answered, failed) => {
                pending.set(request.id, { answered, failed });
                post({ kind: 'request', request });
              }),
            now: () => clock.now(),
            close: () => post({ kind: 'close' }),
          });
        case 'openingFailed':
          return reject(new Error(data.reason));
        case 'response':
          pending.get(data.id)?.answered(data.response);
          return void pending.delete(data.id);
        case 'failure':
          pending.get(data.id)?.failed(new Error(data.reason));
          return void pending.delete(data.id);
        case 'clock':
          clock = createClock(Date.now, data.clock);
          return;
        case 'problem':
          return onProblem(data.problem);
        case 'running':
          return;
      }
    });
    post({ kind: 'open', address, key, world });
  });
}

interface Opening {
  readonly address: string;
  readonly key: string;
  /** The name of a world of the page's own; empty for the one of all tabs. */
  readonly world: string;
}

interface Pending {
  readonly answered: (response: WireResponse) => void;
  readonly failed: (error: Error) => void;
}
