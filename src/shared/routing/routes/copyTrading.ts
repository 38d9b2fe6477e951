import * as z from 'zod/mini';
import { assumedLogin } from '../assumed';
import { text, integer } from '../parameters';
import { defineRoutes } from '../route';

const trader = z.object({ id: text });

/** Copy trading, for copiers and lead traders. */
export const copyTradingRoutes = defineRoutes({
  copyTrading: {
    path: '/chargeBack',
    folder: 'copy-trading/plaza',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.copyTrading',
    menuPlacements: [
      { menu: 'mega', group: 'contract', order: 40 },
      { menu: 'mega', group: 'copyContract', order: 10 },
      { menu: 'footer', group: 'products', order: 40 },
    ],
    isIndexed: true,
  },
  leadTrader: {
    path: '/chargeBack/OrderBearer/homepage',
    folder: 'copy-trading/trader',
    access: 'public',
    shell: 'exchange',
    titleKey: 'routes.leadTrader',
    query: trader,
    parent: 'copyTrading',
  },
  myLeadTrading: {
    path: '/chargeBack/OrderBearer/myBearer',
    folder: 'copy-trading/my-leads',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.myLeadTrading',
    query: trader,
    parent: 'copyTrading',
    assumed: assumedLogin,
  },
  myCopyTrading: {
    path: '/chargeBack/orderDocumentary/myDocumentary',
    folder: 'copy-trading/my-copies',
    access: 'user',
    shell: 'exchange',
    titleKey: 'routes.myCopyTrading',
    query: z.object({ tab: integer }),
    parent: 'copyTrading',
    assumed: assumedLogin,
  },
});
