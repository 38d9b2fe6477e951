import { account } from '@/contract/capital';
import type { MoneyRecord } from '@/contract/endpoint';
import { routes, type RouteRow, type HrefBuilder } from '@/shared/routing';

/** A screen that a toast links to, and its name. */
export interface RecordLink {
  readonly titleKey: RouteRow['titleKey'];
  readonly href: (to: HrefBuilder) => string | null;
}

const on = (route: RouteRow, href: RecordLink['href'] = (to) => to(route)): RecordLink => ({ titleKey: route.titleKey, href });
const { financialRecords, payRecords } = routes;

/** Where the user can check the outcome of a change that moves money. */
export const recordLinks: Readonly<Record<MoneyRecord, RecordLink>> = {
  spotOrders: on(routes.spotOrders),
  contractOrders: on(routes.contractOrders),
  premarketOrders: on(routes.preMarket),
  loans: on(routes.marginOrders),
  transfers: on(routes.transferRecords),
  withdrawals: on(financialRecords, (to) => to(financialRecords, { query: { type: '2' } })),
  conversions: on(financialRecords, (to) => to(financialRecords, { query: { type: 'bills', account: account.spot } })),
  payments: on(payRecords, (to) => to(payRecords, { query: { type: 'sent' } })),
  paymentRequests: on(payRecords, (to) => to(payRecords, { query: { type: 'requests' } })),
  mockFunds: on(routes.mockAccount),
};
