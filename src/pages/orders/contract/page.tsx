import { contractName, swap } from '@/contract/swap';
import { EditContractOrderHost } from '@/features/edit-contract-order';
import { routes, useRouteQuery } from '@/shared/routing';
import {
  contractBills,
  contractDeals,
  contractOrderHistory,
  contractOrders,
  contractPlanHistory,
  contractPlans,
  positionHistory,
  ContractMarketSwitch,
} from '@/widgets/contract-records';
import { OrdersPage } from '@/widgets/orders-page';
import { recordPage, remoteOptions } from '@/widgets/record-page';

/** Builds the records page for a kind of contracts. */
function pageOf(bizType: 'perpetual' | 'deliver') {
  const endpoint = bizType === 'perpetual' ? swap.perpetualList : swap.deliveryList;
  return recordPage({
    route: routes.contractOrders,
    Frame: OrdersPage,
    namespaces: ['contract', 'orders'],
    kinds: [contractOrders, contractPlans, contractOrderHistory, contractPlanHistory, contractDeals, positionHistory, contractBills],
    pageQuery: { bizType },
    scope: { bizType },
    filters: [
      {
        id: 'contractCode',
        label: 'contract.contract',
        kind: 'remote',
        from: remoteOptions(endpoint, ({ contractCode }) => ({ value: contractCode, label: contractName(contractCode) })),
      },
    ],
    Tag: () => <ContractMarketSwitch value={bizType} />,
  });
}

const pages = { perpetual: pageOf('perpetual'), deliver: pageOf('deliver') } as const;

/** Contract orders: open orders, plan orders, their history, fills, closed positions and bills. */
export function ContractOrdersPage() {
  const Records = pages[useRouteQuery(routes.contractOrders)?.bizType ?? 'perpetual'];
  return (
    <>
      <Records />
      <EditContractOrderHost />
    </>
  );
}
