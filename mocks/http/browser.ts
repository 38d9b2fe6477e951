import { browserEnvironment } from './host/environment';
import { personaOfTab } from '../control/link';
import { tabKey } from './tabKey';
import { tabWorld } from './tabWorld';
import { deliver, toWire } from '../wire/wire';
import { connect } from './worker/connect';
import { workerNames } from './worker/messages';
import { startWorker } from './worker/startWorker';

/** This tab's connection to the simulated exchange of the origin. */
export interface BrowserSimulation {
  /** Resolves when the exchange is open in the requested state; rejects if it cannot be opened. */
  readonly opened: Promise<void>;
  /** The current time of the exchange's clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Responds like `fetch`. */
  readonly transport: (request: Request) => Promise<Response>;
  /** Intercepts the page's other fetches as well if the browser supports service workers. */
  readonly intercept: () => Promise<void>;
}

/**
 * Joins the simulated exchange of the origin or a separate one. `address` may set a state or this tab's persona: see `linkParameters`. `onProblem` is called with each problem.
 * The app's own calls are posted to the exchange's worker; after `intercept`, any other fetch of the page is answered through a service worker.
 */
export function openInBrowser(address: string, onProblem: (problem: string) => void): BrowserSimulation {
  const hasTabPersona = personaOfTab(new URL(address).searchParams) !== null;
  const key = tabKey(hasTabPersona, browserEnvironment.uniqueId);
  const target = tabWorld(address, browserEnvironment.uniqueId);
  const worker = startWorker(target.world === '' ? workerNames.shared : workerNames.own);
  const { opened, answer, now, close } = connect(worker, { ...target, key }, onProblem);
  // A page in the back/forward cache stays connected to the shared exchange, so that it continues without reopening it.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || target.world !== '') close();
  });
  // A page that comes back from that cache without its exchange has to open it again.
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && target.world !== '') location.reload();
  });
  const tab = browserEnvironment.uniqueId();
  let count = 0;
  const transport = async (request: Request) => {
    count += 1;
    return deliver(answer(await toWire(request, `${tab} ${count}`)), request.signal);
  };
  return { opened, now, transport, intercept: () => intercept(transport) };
}

/** A browser that denies service workers does not affect the app, whose own calls need none. */
async function intercept(transport: BrowserSimulation['transport']): Promise<void> {
  try {
    const { interceptFetches } = await import('./serviceWorker');
    await interceptFetches(transport);
  } catch (error) {
    console.info(`Only the app's own calls reach the simulated exchange: ${String(error)}`);
  }
}
