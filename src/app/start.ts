import type { Transport } from '@/shared/api';
import { clockOf, storageKeys, tabStorageAdapter, whenLoaded, type Clock } from '@/shared/lib';
import { lazyNamed } from '@/shared/lazy';
import { modeOfTab } from '@/shared/lib/modeOfTab';
import type { AppRoutesProps } from './AppRoutes';
import type { ModeBarProps } from './ModeBar';

/** The app's connection to an exchange. */
export interface ExchangeConnection {
  /** Label and controls of the mode bar; null for no mode bar. */
  readonly modeBar: ModeBarProps | null;
  /** The pages under `/workbench`; null in live mode. */
  readonly workbench: AppRoutesProps['workbench'];
  /** Whether a browser in which nobody was logged in is treated as a visitor's until the exchange has answered. */
  readonly presumesVisitor: boolean;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Origin of API requests. */
  readonly origin: string;
}

/**
 * Decides whether the simulated exchange is loaded; no other module does. Returns at once: requests wait until the exchange is ready, the shell does not.
 * `onProblem` receives a message for the user if the simulation cannot be set up as requested.
 */
export function start(onProblem: (problem: string) => void): ExchangeConnection {
  if (import.meta.env.VITE_MODE === 'simulated') return startSimulated(onProblem);
  void unregisterWorkers();
  void reportIgnoredParams(onProblem);
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

function startSimulated(onProblem: (problem: string) => void): ExchangeConnection {
  const address = location.href;
  const hasStateParams = stripStateParams();
  let now = () => Date.now();
  const simulationLoaded = import('@mocks/http/browser').then(({ openInBrowser }) => openInBrowser(address, onProblem));
  simulationLoaded
    .then(async (simulation) => {
      now = simulation.now;
      await simulation.opened;
      void whenLoaded().then(simulation.intercept);
    })
    .catch((error: unknown) => onProblem(`The simulated exchange could not be opened: ${String(error)}. Reload the page to try again.`));
  const loadTools = () => import('@/devtools');
  const transport: Transport = async (request) => {
    const exchange = await simulationLoaded;
    return modeOfTab() ? (await import('@/devtools/backend/route')).route(request, exchange.transport) : exchange.transport(request);
  };
  // Called by the workbench on a framed page, and by the panel's own window on the page it controls.
  Object.assign(window, { exchangeTools: loadTools, askExchange: transport });
  return {
    // The mode bar belongs around a frame, not inside it.
    modeBar: window.parent === window ? { label: 'simulated', loadTools } : null,
    workbench: lazyNamed(loadWorkbench, 'Workbench'),
    presumesVisitor: !hasStateParams,
    clock: clockOf(() => now()),
    transport,
    origin: location.origin,
  };
}

async function loadWorkbench() {
  const [{ withWorkbenchLayout }, { WorkbenchPages }] = await Promise.all([import('./WorkbenchLayout'), import('@/devtools/pages')]);
  return { Workbench: withWorkbenchLayout(WorkbenchPages) };
}

/** Removes the `sim.` parameters before anything reads the address, so that reloads and links do not repeat them; keeps the display settings for the tab. Returns whether there were any. */
function stripStateParams(): boolean {
  const url = new URL(location.href);
  const stateParams = [...url.searchParams.keys()].filter((name) => name.startsWith('sim.'));
  if (stateParams.length === 0) return false;
  // The theme model ignores unknown values; the exchange reports them.
  const [theme, prices] = ['sim.theme', 'sim.prices'].map((name) => url.searchParams.get(name) ?? undefined);
  tabStorageAdapter(window).write(storageKeys.linkedDisplay.name, JSON.stringify({ theme, prices }));
  for (const name of stateParams) url.searchParams.delete(name);
  history.replaceState(history.state, '', url);
  return true;
}

/** Reports that the `sim.` parameters of the address were ignored; deferred by a microtask because `onProblem` depends on the app created after `start` returns. */
async function reportIgnoredParams(onProblem: (problem: string) => void): Promise<void> {
  await Promise.resolve();
  if (/[?&]sim\./.test(location.search)) onProblem('This is the live exchange: the sim. parameters of the address were ignored.');
}

/** Unregisters service workers of a simulated build, which would answer instead of the backend. */
async function unregisterWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
