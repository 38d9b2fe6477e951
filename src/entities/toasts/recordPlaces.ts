import { account } from '@/contract/capital';
import type { MoneyRecord } from '@/contract/endpoint';
import { routes, type RouteRow, type To } from '@/shared/routing';

/** A screen that a toast leads to, and its name. */
export interface RecordPlace {
  readonly titleKey: RouteRow['titleKey'];
  readonly href: (to: To) => string | null;
}

/** Where somebody looks what became of a change that moves money. */
export function placeOf(record: MoneyRecord): RecordPlace {
  switch (record) {
    case 'spotOrders':
      return { titleKey: routes.spotOrders.titleKey, href: (to) => to(routes.spotOrders) };
    case 'contractOrders':
      return { titleKey: routes.contractOrders.titleKey, href: (to) => to(routes.contractOrders) };
    case 'premarketOrders':
      return { titleKey: routes.preMarket.titleKey, href: (to) => to(routes.preMarket) };
    case 'loans':
      return { titleKey: routes.marginOrders.titleKey, href: (to) => to(routes.marginOrders) };
    case 'transfers':
      return { titleKey: routes.transferRecords.titleKey, href: (to) => to(routes.transferRecords) };
    case 'withdrawals':
      return { titleKey: routes.financialRecords.titleKey, href: (to) => to(routes.financialRecords, { query: { type: '2' } }) };
    case 'conversions':
      return {
        titleKey: routes.financialRecords.titleKey,
        href: (to) => to(routes.financialRecords, { query: { type: 'bills', account: account.spot } }),
      };
    case 'payments':
      return { titleKey: routes.payRecords.titleKey, href: (to) => to(routes.payRecords, { query: { type: 'sent' } }) };
    case 'paymentRequests':
      return { titleKey: routes.payRecords.titleKey, href: (to) => to(routes.payRecords, { query: { type: 'requests' } }) };
    case 'mockFunds':
      return { titleKey: routes.mockAccount.titleKey, href: (to) => to(routes.mockAccount) };
  }
}
