import type { Transport } from '@/shared/api';
import { clockOf, type Clock } from '@/shared/lib';

/** How this tree reaches an exchange. */
export interface Started {
  /** What the ribbon says; null draws none. */
  readonly label: 'simulated' | 'live' | null;
  readonly clock: Clock;
  readonly transport: Transport;
  /** Origin that calls go to. */
  readonly origin: string;
  /** What in the address could not be brought about, in plain words; empty as a rule. */
  readonly problems: Promise<readonly string[]>;
}

/** Decides, as the only place, whether the simulated exchange is loaded. Returns at once: calls wait until it answers, the shell does not. */
export function start(): Started {
  if (import.meta.env.VITE_MODE === 'simulated') return simulated();
  void unregisterWorkers();
  const origin = import.meta.env.VITE_API_ORIGIN || location.origin;
  return {
    label: import.meta.env.DEV ? 'live' : null,
    clock: clockOf(() => Date.now()),
    transport: (request) => fetch(request),
    origin,
    problems: Promise.resolve([]),
  };
}

function simulated(): Started {
  let now = () => Date.now();
  const address = location.href;
  const opened = import('@mocks/http/browser').then(({ openInBrowser }) => openInBrowser(address));
  void opened.then((simulation) => {
    now = simulation.now;
  });
  return {
    label: 'simulated',
    clock: clockOf(() => now()),
    transport: async (request) => {
      await opened;
      return fetch(request);
    },
    origin: location.origin,
    problems: opened.then(({ problems }) => problems),
  };
}

/** A worker left over from a simulated build would answer in the exchange's place. */
async function unregisterWorkers(): Promise<void> {
  const registrations = (await navigator.serviceWorker?.getRegistrations()) ?? [];
  await Promise.all(registrations.map((registration) => registration.unregister()));
}
