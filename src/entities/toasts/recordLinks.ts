import { account } from '@/contract/capital';
import type { MoneyRecord } from '@/contract/endpoint';
import { routes, type RouteRow, type HrefBuilder } from '@/shared/routing';

/** A screen that a toast links to, and its name. */
export interface RecordLink {
  readonly titleKey: RouteRow['titleKey'];
  readonly href: (to: HrefBuilder) => string | null;
}

const linkTo = (route: RouteRow, href: RecordLink['href'] = (to) => to(route)): RecordLink => ({ titleKey: route.titleKey, href });
const { financialRecords, payRecords } = routes;

/** Where the user can check the outcome of a change that moves money. */
export const recordLinks: Readonly<Record<MoneyRecord, RecordLink>> = {
  spotOrders: linkTo(routes.spotOrders),
  contractOrders: linkTo(routes.contractOrders),
  premarketOrders: linkTo(routes.preMarket),
  loans: linkTo(routes.marginOrders),
  transfers: linkTo(routes.transferRecords),
  withdrawals: linkTo(financialRecords, (to) => to(financialRecords, { query: { type: '2' } })),
  conversions: linkTo(financialRecords, (to) => to(financialRecords, { query: { type: 'bills', account: account.spot } })),
  payments: linkTo(payRecords, (to) => to(payRecords, { query: { type: 'sent' } })),
  paymentRequests: linkTo(payRecords, (to) => to(payRecords, { query: { type: 'requests' } })),
  mockFunds: linkTo(routes.mockAccount),
};
