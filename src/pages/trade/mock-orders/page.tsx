import { contractName, swap, tradeMode } from '@/contract/swap';
import { EditContractOrderHost } from '@/features/edit-contract-order';
import { MockTag } from '@/features/mock-funds';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import {
  contractBills,
  contractDeals,
  contractOrderHistory,
  contractOrders,
  contractPlans,
  positionHistory,
  ContractMarketSwitch,
} from '@/widgets/contract-records';
import { OrdersPage } from '@/widgets/orders-page';
import { recordPage, remoteOptions } from '@/widgets/record-page';

function TradeLink() {
  const t = useText('mock');
  const { to } = useHrefs();
  return (
    <Link variant="button" tone="accent" href={to(routes.mockTrade) ?? ''}>
      {t('mock.trade')}
    </Link>
  );
}

function MockSwitch() {
  return (
    <Inline gap={4}>
      <MockTag />
      <ContractMarketSwitch value="mock" />
    </Inline>
  );
}

const Records = recordPage({
  route: routes.mockOrders,
  Frame: OrdersPage,
  namespaces: ['contract', 'orders', 'mock'],
  kinds: [contractOrders, contractPlans, contractOrderHistory, contractDeals, positionHistory, contractBills],
  scope: { mode: tradeMode.mock },
  filters: [
    {
      id: 'contractCode',
      label: 'contract.contract',
      kind: 'remote',
      from: remoteOptions(swap.mockContracts, ({ contractCode }) => ({ value: contractCode, label: contractName(contractCode) })),
    },
  ],
  Tag: MockSwitch,
  Action: TradeLink,
});

/** Orders, fills, closed positions and bills of mock trading. */
export function MockOrdersPage() {
  return (
    <>
      <Records />
      <EditContractOrderHost />
    </>
  );
}
