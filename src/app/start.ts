import type { Transport } from '@/shared/api';
import { clockOf, type Clock } from '@/shared/lib';
import type { ModeBarProps } from './ModeBar';

/** How this tree reaches an exchange. */
export interface Started {
  /** What the mode bar says and opens; null draws none. */
  readonly modeBar: ModeBarProps | null;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Origin that calls go to. */
  readonly origin: string;
}

/**
 * Decides, as the only place, whether the simulated exchange is loaded. Returns at once: calls wait until it answers, the shell does not.
 * `onProblem` is told in plain words what of the simulation could not be brought about.
 */
export function start(onProblem: (problem: string) => void): Started {
  if (import.meta.env.VITE_MODE === 'simulated') return simulated(onProblem);
  void unregisterWorkers();
  const origin = import.meta.env.VITE_API_ORIGIN || location.origin;
  return {
    modeBar: import.meta.env.DEV ? { label: 'live' } : null,
    clock: clockOf(() => Date.now()),
    transport: (request) => fetch(request),
    origin,
  };
}

function simulated(onProblem: (problem: string) => void): Started {
  const address = location.href;
  stripStateParams();
  let now = () => Date.now();
  const opened = import('@mocks/http/browser').then(({ openInBrowser }) => openInBrowser(address, onProblem));
  opened.then(
    (simulation) => (now = simulation.now),
    (error: unknown) => onProblem(`The simulated exchange could not be opened: ${String(error)}. Reload the page to try again.`),
  );
  return {
    modeBar: { label: 'simulated', loadControls: () => import('@/devtools') },
    clock: clockOf(() => now()),
    transport: async (request) => (await opened).transport(request),
    origin: location.origin,
  };
}

/** Takes the parameters that name a state out of the address before anything reads it: a reload goes on instead of beginning anew, and no link carries them on. */
function stripStateParams(): void {
  const url = new URL(location.href);
  const named = [...url.searchParams.keys()].filter((name) => name.startsWith('sim.'));
  for (const name of named) url.searchParams.delete(name);
  if (named.length > 0) history.replaceState(history.state, '', url);
}

/** A worker left over from a simulated build would answer in the exchange's place. */
async function unregisterWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
