import { fullLists } from './fullLists';
import type { Scenario } from './scenario';

const nothing = () => {};

export const basics = {
  calm: {
    title: 'An ordinary day: markets move and everything works',
    instructions: 'Any screen.',
    persona: 'visitor',
    address: '/',
    arrange: nothing,
  },
  'first-day': {
    title: 'Just registered: no funds, not verified, tasks waiting',
    instructions: 'On home: the assets card, the newbie tasks and the prompt to verify.',
    persona: 'newUser',
    address: '/',
    arrange: nothing,
  },
  'slow-exchange': {
    title: 'Every response takes two seconds',
    instructions: 'Skeletons match the layout of the content, and nothing jumps when it arrives.',
    persona: 'trader',
    isForAll: true,
    address: '/market',
    arrange: (world) => {
      world.latencyMs = 2000;
    },
  },
  'exchange-flaky': {
    title: 'One in ten calls fails with HTTP 503',
    instructions: 'Sections of a screen fail independently, show the error in place of the data and offer a retry.',
    persona: 'trader',
    isForAll: true,
    address: '/market',
    arrange: (world) => void world.faults.set({ at: 'all', when: { percent: 10 }, fault: { kind: 'status', status: 503 } }),
  },
  'exchange-unreachable': {
    title: 'The exchange cannot be reached',
    instructions: "The shell stays; every section says that the exchange can't be reached.",
    persona: 'visitor',
    address: '/market',
    arrange: (world) => void world.faults.set({ at: 'all', when: {}, fault: { kind: 'offline' } }),
  },
  'prices-stale': {
    title: 'The connection to the markets is lost right after the first prices',
    instructions: 'The last prices stay, marked with their time; remove the faults in the panel and they update again.',
    persona: 'visitor',
    address: '/market',
    arrange: (world) => {
      for (const at of ['market.tickers', 'market.contractTickers'])
        world.faults.set({ at, when: { from: 2 }, fault: { kind: 'offline' } });
    },
  },
  'contract-departed': {
    title: 'The exchange has changed the format of its tickers unannounced',
    instructions: 'Prices are missing, and a notice says that they aren’t updating; the request log in the panel names the field.',
    persona: 'visitor',
    address: '/market',
    arrange: (world) =>
      void world.faults.set({ at: 'market.tickers', when: {}, fault: { kind: 'wrongShape', field: '[].tradeid', change: 'renamed' } }),
  },
  'service-lines-unavailable': {
    title: 'The customer service lines cannot be loaded',
    instructions: 'The call fails, and its caller falls back to lines 3, 2 and 1.',
    persona: 'trader',
    isForAll: true,
    address: '/',
    arrange: (world) => void world.faults.set({ at: 'config.serviceConfig', when: {}, fault: { kind: 'status', status: 500 } }),
  },
  'account-frozen': {
    title: "The trader's account is frozen",
    instructions: 'Log in as tomas@demo.example: the form gives the reason for the refusal.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => world.users.change('trader', { isFrozen: true }),
  },
  'full-lists': fullLists,
} as const satisfies Record<string, Scenario>;
