import { browserEnvironment } from './host/environment';
import { personaOfTab } from '../control/link';
import { tabKey } from './tabKey';
import { tabWorld } from './tabWorld';
import { deliver, toWire } from '../wire/wire';
import { connect } from './worker/connect';
import { workerNames } from './worker/messages';
import { startWorker } from './worker/start';

/** The simulated exchange of this origin, as this tab sees it. */
export interface BrowserSimulation {
  /** Resolves when it is there in the state that was asked for; rejects where it cannot be opened. */
  readonly opened: Promise<void>;
  /** The present of its clock, in milliseconds since 1970. */
  readonly now: () => number;
  /** Answers as `fetch` would. */
  readonly transport: (request: Request) => Promise<Response>;
  /** Has the page's other fetches answered, too, where the browser has service workers. */
  readonly intercept: () => Promise<void>;
}

/**
 * Joins the one simulated exchange of the origin, or one of its own. `address` may name a state, or who this tab is: see `linkParameters`. `onProblem` is told what could not be brought about.
 * The app's own calls go to the exchange's worker by message; once `intercept` is called, any other fetch of the page is answered through a service worker.
 */
export function openInBrowser(address: string, onProblem: (problem: string) => void): BrowserSimulation {
  const isSomebody = personaOfTab(new URL(address).searchParams) !== null;
  const key = tabKey(isSomebody, browserEnvironment.unique);
  const own = tabWorld(address, browserEnvironment.unique);
  const worker = startWorker(own.world === '' ? workerNames.shared : workerNames.own);
  const { opened, answer, now, close } = connect(worker, { ...own, key }, onProblem);
  // A page that the browser keeps to go back to stays where it is: it goes on without opening the exchange again.
  addEventListener('pagehide', ({ persisted }) => {
    if (!persisted || own.world !== '') close();
  });
  const tab = browserEnvironment.unique();
  let count = 0;
  const transport = async (request: Request) => {
    count += 1;
    return deliver(answer(await toWire(request, `${tab} ${count}`)), request.signal);
  };
  return { opened, now, transport, intercept: () => intercept(transport) };
}

/** A browser that refuses service workers takes nothing from the app, whose own calls need none. */
async function intercept(transport: BrowserSimulation['transport']): Promise<void> {
  try {
    const { interceptFetches } = await import('./serviceWorker');
    await interceptFetches(transport);
  } catch (error) {
    console.info(`Only the app's own calls reach the simulated exchange: ${String(error)}`);
  }
}
