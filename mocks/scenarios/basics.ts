import { fullLists } from './fullLists';
import type { Scenario } from './scenario';

const nothing = () => {};

export const basics = {
  calm: {
    title: 'An ordinary day: markets move, nothing is in the way',
    look: 'Any screen.',
    persona: 'visitor',
    address: '/',
    arrange: nothing,
  },
  'first-day': {
    title: 'Somebody has just registered: no money, no verification, tasks waiting',
    look: 'The assets card, the newbie tasks and the prompt to verify on home.',
    persona: 'newUser',
    address: '/',
    arrange: nothing,
  },
  'slow-exchange': {
    title: 'Every answer takes two seconds',
    look: 'Skeletons shaped like what comes, and no jump when it does.',
    persona: 'trader',
    isForAll: true,
    address: '/market',
    arrange: (world) => {
      world.latencyMs = 2000;
    },
  },
  'exchange-flaky': {
    title: 'One call in ten is answered that the exchange is down (HTTP 503)',
    look: 'Parts of a screen fail by themselves, say so where the data would stand, and can be tried again.',
    persona: 'trader',
    isForAll: true,
    address: '/market',
    arrange: (world) => void world.faults.set({ at: 'all', when: { percent: 10 }, fault: { kind: 'status', status: 503 } }),
  },
  'exchange-unreachable': {
    title: 'The exchange cannot be reached',
    look: 'The shell stands; every part says that there is no connection.',
    persona: 'visitor',
    address: '/market',
    arrange: (world) => void world.faults.set({ at: 'all', when: {}, fault: { kind: 'offline' } }),
  },
  'prices-stale': {
    title: 'The connection to the markets is lost a moment after they were shown',
    look: 'The last prices stay, marked with their time; take the faults away in the panel and they move on.',
    persona: 'visitor',
    address: '/market',
    arrange: (world) => {
      for (const at of ['market.tickers', 'market.contractTickers'])
        world.faults.set({ at, when: { from: 2 }, fault: { kind: 'offline' } });
    },
  },
  'contract-departed': {
    title: 'The exchange has changed its tickers without telling anybody',
    look: 'The market says that it cannot be shown; the requests of the panel name the place.',
    persona: 'visitor',
    address: '/market',
    arrange: (world) =>
      void world.faults.set({ at: 'market.tickers', when: {}, fault: { kind: 'wrongShape', field: '[].tradeid', change: 'renamed' } }),
  },
  'service-lines-unavailable': {
    title: 'The lines of customer service cannot be fetched',
    look: 'The call fails, and who asks falls back to the lines 3, 2, 1.',
    persona: 'trader',
    isForAll: true,
    address: '/',
    arrange: (world) => void world.faults.set({ at: 'config.serviceConfig', when: {}, fault: { kind: 'status', status: 500 } }),
  },
  'account-frozen': {
    title: 'The account of the trader is frozen',
    look: 'Log in as tomas@demo.example: the form says why it is refused.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => world.users.change('trader', { isFrozen: true }),
  },
  'full-lists': fullLists,
} as const satisfies Record<string, Scenario>;
