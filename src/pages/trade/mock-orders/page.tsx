import { contractName, swap, tradeMode } from '@/contract/swap';
import { MockTag } from '@/features/mock-funds';
import { useText } from '@/shared/i18n';
import { routes, useHrefs } from '@/shared/routing';
import { Link } from '@/ui/Link/Link';
import {
  contractBills,
  contractDeals,
  contractOrderHistory,
  contractOrders,
  contractPlans,
  positionHistory,
} from '@/widgets/contract-records';
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

/** Orders, trades, ended positions and bills of mock trading. */
export const MockOrdersPage = recordPage({
  route: routes.mockOrders,
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
  Tag: MockTag,
  Action: TradeLink,
});
