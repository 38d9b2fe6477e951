import type { Transport } from '@/shared/api';
import { clockOf, storageKeys, tabStorageAdapter, whenLoaded, type Clock } from '@/shared/lib';
import { lazyNamed } from '@/shared/lazy';
import { modeOfTab } from '@/shared/lib/modeOfTab';
import type { AppRoutesProps } from './AppRoutes';
import type { ModeBarProps } from './ModeBar';

/** How the app reaches an exchange. */
export interface Started {
  /** Label and controls of the mode bar; null for no mode bar. */
  readonly modeBar: ModeBarProps | null;
  /** The pages under `/workbench`; null in live mode. */
  readonly workbench: AppRoutesProps['workbench'];
  /** Whether a browser that nobody was logged in with is a visitor's until the exchange has said who is here. */
  readonly presumesVisitor: boolean;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Origin of API requests. */
  readonly origin: string;
}

/**
 * Decides whether the simulated exchange is loaded; no other module does. Returns at once: requests wait until the exchange is ready, the shell does not.
 * `onProblem` receives a sentence for the reader if the simulation cannot be set up as asked.
 */
export function start(onProblem: (problem: string) => void): Started {
  if (import.meta.env.VITE_MODE === 'simulated') return simulated(onProblem);
  void unregisterWorkers();
  void tellIgnored(onProblem);
  const origin = import.meta.env.VITE_API_ORIGIN || location.origin;
  return {
    modeBar: import.meta.env.DEV ? { label: 'live' } : null,
    workbench: null,
    presumesVisitor: true,
    clock: clockOf(() => Date.now()),
    transport: (request) => fetch(request),
    origin,
  };
}

function simulated(onProblem: (problem: string) => void): Started {
  const address = location.href;
  const isArranged = stripStateParams();
  let now = () => Date.now();
  const joined = import('@mocks/http/browser').then(({ openInBrowser }) => openInBrowser(address, onProblem));
  joined
    .then(async (simulation) => {
      now = simulation.now;
      await simulation.opened;
      void whenLoaded().then(simulation.intercept);
    })
    .catch((error: unknown) => onProblem(`The simulated exchange could not be opened: ${String(error)}. Reload the page to try again.`));
  const loadTools = () => import('@/devtools');
  const transport: Transport = async (request) => {
    const exchange = await joined;
    return modeOfTab() ? (await import('@/devtools/backend/route')).route(request, exchange.transport) : exchange.transport(request);
  };
  // What the workbench asks of a page in a frame, and the panel in its own window of the page beside it.
  Object.assign(window, { exchangeTools: loadTools, askExchange: transport });
  return {
    // The tools stand around a frame, not in it.
    modeBar: window.parent === window ? { label: 'simulated', loadTools } : null,
    workbench: lazyNamed(loadWorkbench, 'Workbench'),
    presumesVisitor: !isArranged,
    clock: clockOf(() => now()),
    transport,
    origin: location.origin,
  };
}

async function loadWorkbench() {
  const [{ layoutFor }, { WorkbenchPages }] = await Promise.all([import('./WorkbenchLayout'), import('@/devtools/pages')]);
  return { Workbench: layoutFor(WorkbenchPages) };
}

/** Removes the `sim.` parameters from the address before anything reads it, so that a reload continues and no link carries them on. How the page is to be drawn is kept for the tab. Returns whether there were any. */
function stripStateParams(): boolean {
  const url = new URL(location.href);
  const named = [...url.searchParams.keys()].filter((name) => name.startsWith('sim.'));
  if (named.length === 0) return false;
  // What it does not know, the model of the theme leaves out; the exchange says so.
  const [theme, prices] = ['sim.theme', 'sim.prices'].map((name) => url.searchParams.get(name) ?? undefined);
  tabStorageAdapter(window).write(storageKeys.linkedDisplay.name, JSON.stringify({ theme, prices }));
  for (const name of named) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return true;
}

/** Says that the state an address names is one of the simulation; whoever hears of it exists by the next task. */
async function tellIgnored(onProblem: (problem: string) => void): Promise<void> {
  await Promise.resolve();
  if (/[?&]sim\./.test(location.search)) onProblem('This is the live exchange: the sim. parameters of the address were ignored.');
}

/** A service worker left over from a simulated build would answer instead of the backend. */
async function unregisterWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
