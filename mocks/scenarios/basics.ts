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
    address: '/market',
    arrange: (world) => {
      world.latencyMs = 2000;
    },
  },
  'account-frozen': {
    title: 'The account of the trader is frozen',
    look: 'Log in as tomas@demo.example: the form says why it is refused.',
    persona: 'visitor',
    address: '/login',
    arrange: (world) => world.people.change('trader', { isFrozen: true }),
  },
} as const satisfies Record<string, Scenario>;
