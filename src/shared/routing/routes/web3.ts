import { defineRoutes } from '../route';

/** The web3 wallet. */
export const web3Routes = defineRoutes({
  web3: {
    path: '/web3',
    folder: 'web3/wallet',
    access: 'public',
    shell: 'web3',
    titleKey: 'routes.web3',
    namespaces: ['web3', 'wallet'],
    menuPlacements: [{ menu: 'footer', group: 'products', order: 70 }],
    isIndexed: true,
    isCore: true,
  },
  web3Swap: {
    path: '/web3/swap',
    folder: 'web3/swap',
    access: 'web3',
    shell: 'web3',
    titleKey: 'routes.web3Swap',
    parent: 'web3',
    menuPlacements: [{ menu: 'web3', group: 'wallet', order: 10 }],
    assumed: 'the wallet menu gives no address',
  },
  web3Assets: {
    path: '/web3/asset',
    folder: 'web3/assets',
    access: 'web3',
    shell: 'web3',
    titleKey: 'routes.web3Assets',
    namespaces: ['web3Assets', 'wallet'],
    parent: 'web3',
    isCore: true,
    menuPlacements: [{ menu: 'web3', group: 'wallet', order: 20 }],
  },
  web3Receive: {
    path: '/web3/receive',
    folder: 'web3/receive',
    access: 'web3',
    shell: 'web3',
    titleKey: 'routes.web3Receive',
    parent: 'web3',
    menuPlacements: [{ menu: 'web3', group: 'wallet', order: 30 }],
    assumed: 'the wallet menu gives no address',
  },
});
