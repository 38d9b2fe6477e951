import { code } from '@/contract/codes';
import { forAll, type Scenario } from './scenario';

export const siteScenarios = {
  'spot-maintenance': forAll({
    title: 'Spot trading is under maintenance: no orders are accepted, and open orders stay',
    instructions: 'Place an order for any pair: the market is not open (30401). Open orders can be cancelled.',
    persona: 'crossMargin',
    address: '/orderHome/coinTradeOrder',
    arrange: (world) => world.site.setMaintenance('spot', true),
  }),
  'contract-maintenance': forAll({
    title: 'Contract trading is under maintenance: nothing can be opened, closed or changed',
    instructions: 'Place a contract order or close a position: both are refused (30401), also in mock trading.',
    persona: 'contractTrader',
    address: '/',
    arrange: (world) => world.site.setMaintenance('contract', true),
  }),
  'copy-maintenance': forAll({
    title: 'Copy trading is under maintenance: no new copying',
    instructions: 'Try to copy a lead trader: it is refused (60201); open copies continue.',
    persona: 'follower',
    address: '/',
    arrange: (world) => world.site.setMaintenance('copy', true),
  }),
  'site-maintenance': forAll({
    title: 'The whole exchange is under maintenance for 15 minutes',
    instructions: 'Every page says so and counts down to the next attempt; remove the fault in the panel and it opens by itself.',
    persona: 'trader',
    address: '/market',
    arrange: (world) => void world.faults.set({ at: 'all', when: {}, fault: { kind: 'status', status: 503, retryAfterSeconds: 900 } }),
  }),
  'rate-limited': forAll({
    title: 'The first request for the financial records is rate limited (HTTP 429)',
    instructions: 'The records count down 10 seconds, are requested again automatically and appear.',
    persona: 'trader',
    address: '/assetManagement/financial',
    arrange: (world) =>
      void world.faults.set({
        at: 'capital.depositRecords',
        when: { nth: 1 },
        fault: { kind: 'status', status: 429, retryAfterSeconds: 10 },
      }),
  }),
  'session-replaced': {
    title: "A login on another device ends the trader's session",
    instructions: 'The page asks for a login and says why; after logging in, everything works again.',
    persona: 'trader',
    address: '/inMail/noticeNavList',
    arrange: (world) => void world.faults.set({ at: 'inmail', when: { nth: 1 }, fault: { kind: 'code', code: code.sessionReplaced.code } }),
  },
  'region-restricted': {
    title: 'The visitor is in a region that the exchange does not serve',
    instructions: 'The page says that no account can be opened from here; the exchange refuses registration too.',
    persona: 'visitor',
    address: '/register',
    arrange: (world) => world.site.setRegion('US'),
  },
} as const satisfies Record<string, Scenario>;
