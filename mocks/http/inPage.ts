import { createSimulation, defaultCaller, type Simulation, type SimulationOptions } from '../simulation';
import { fromWire, toWire } from './wire';

/** A simulated exchange of one's own: for an isolated tree in a page, and for tests in Node. */
export interface OwnSimulation {
  readonly simulation: Simulation;
  /** Answers as `fetch` would. */
  readonly transport: (request: Request) => Promise<Response>;
  readonly now: () => number;
}

/** Opens a simulated exchange that nobody else sees. */
export function openInPage(options: SimulationOptions): OwnSimulation {
  const simulation = createSimulation(options);
  let count = 0;
  const transport = async (request: Request): Promise<Response> => {
    count += 1;
    const { response } = simulation.answer(await toWire(request, String(count)), defaultCaller);
    if (response.delayMs > 0) await waited(response.delayMs, request.signal);
    return fromWire(response);
  };
  return { simulation, transport, now: () => simulation.clock().now() };
}

/** Waits as a slow exchange would; rejects as `fetch` does where the caller gives up. */
function waited(ms: number, signal: AbortSignal): Promise<void> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(resolve, ms);
    signal.addEventListener('abort', () => {
      clearTimeout(timer);
      reject(signal.reason);
    });
  });
}
