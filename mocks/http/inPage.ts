import { defaultCaller } from '../caller';
import { createSimulation, type Simulation } from '../simulation';
import type { SimulationOptions } from '../simulationConfig';
import { deliver, toWire } from '../wire/wire';

/** An isolated simulated exchange: for an isolated app instance in a page and for tests in Node. */
export interface IsolatedSimulation {
  readonly simulation: Simulation;
  /** Responds like `fetch`. */
  readonly transport: (request: Request) => Promise<Response>;
  readonly now: () => number;
}

/** Opens a simulated exchange that is not shared. */
export function openInPage(options: SimulationOptions): IsolatedSimulation {
  const simulation = createSimulation(options);
  let count = 0;
  const transport = async (request: Request): Promise<Response> => {
    count += 1;
    const wire = await toWire(request, String(count));
    return deliver(Promise.resolve(simulation.answer(wire, defaultCaller).response), request.signal);
  };
  return { simulation, transport, now: () => simulation.clock().now() };
}
