import { forAll, type Scenario } from './scenario';

export const siteScenarios = {
  'spot-maintenance': forAll({
    title: 'Spot trading is under maintenance: no order is taken, and what waits goes on waiting',
    look: 'Place an order for any pair: the market is not open (30401). Orders that wait can be cancelled.',
    persona: 'crossMargin',
    address: '/orderHome/coinTradeOrder',
    arrange: (world) => world.site.setMaintenance('spot', true),
  }),
  'contract-maintenance': forAll({
    title: 'Contract trading is under maintenance: nothing is opened, closed or changed',
    look: 'Place a contract order or close a position: both are refused (30401), also in mock trading.',
    persona: 'contractTrader',
    address: '/',
    arrange: (world) => world.site.setMaintenance('contract', true),
  }),
  'copy-maintenance': forAll({
    title: 'Copy trading is under maintenance: nobody can be copied anew',
    look: 'Try to copy a lead trader: it is refused (60201); copies that are open go on.',
    persona: 'follower',
    address: '/',
    arrange: (world) => world.site.setMaintenance('copy', true),
  }),
  'region-restricted': {
    title: 'The visitor comes from a region that the exchange may not serve',
    look: 'The page says that no account can be opened from here; the exchange refuses it too.',
    persona: 'visitor',
    address: '/register',
    arrange: (world) => world.site.setRegion('US'),
  },
} as const satisfies Record<string, Scenario>;
