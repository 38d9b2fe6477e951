import { defineRoutes } from '../route';

/** Home, app download and the 404 page. */
export const shellRoutes = defineRoutes({
  home: {
    path: '/',
    folder: 'shell/home',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.home',
    namespaces: ['home'],
    isIndexed: true,
    isCore: true,
  },
  appDownload: {
    path: '/app/downLoad',
    folder: 'shell/app-download',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.appDownload',
    namespaces: ['appDownload', 'market'],
    menuPlacements: [{ menu: 'footer', group: 'services', order: 60, opensNewTab: true }],
    isIndexed: true,
    isCore: true,
  },
  notFound: {
    path: '*',
    folder: 'shell/not-found',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.notFound',
    namespaces: ['notFound', 'market'],
    example: '/no/such/page',
    isCore: true,
  },
});
