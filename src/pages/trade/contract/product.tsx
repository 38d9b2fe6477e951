import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { $contractOrderCounts, $contractPositionCount } from '@/entities/contract-account';
import { ContractOrderForm, sideChosen } from '@/features/place-contract-order';
import { transferOpened } from '@/features/transfer';
import { lazyNamed } from '@/shared/lazy';
import { routes } from '@/shared/routing';
import type { DeskPartProps, DeskProduct } from '@/widgets/trade-desk';
import { ContractAccount } from './ContractAccount';
import { ContractFacts } from './ContractFacts';
import { ContractFigures } from './ContractFigures';
import { $marks, $ownOrders, lineMoved } from './model';

const records = () => import('./records');

/** The trade screen of contracts, perpetual or with a delivery, linear or inverse. */
export const contractDesk: DeskProduct = {
  route: routes.contractTrade,
  market: 'contract',
  OrderForm: ContractForm,
  Account: ContractAccount,
  Info: ContractFacts,
  Figures: ContractFigures,
  tabs: [
    {
      id: 'positions',
      label: 'contract.positions',
      Content: lazyNamed(records, 'Positions'),
      $count: $contractPositionCount,
      isByPair: true,
    },
    { id: 'orders', label: 'contract.orders', Content: lazyNamed(records, 'Orders'), $count: $contractOrderCounts.orders, isByPair: true },
    { id: 'plans', label: 'contract.plans', Content: lazyNamed(records, 'Plans'), $count: $contractOrderCounts.plans, isByPair: true },
    { id: 'history', label: 'contract.orderHistory', Content: lazyNamed(records, 'OrderHistory'), isByPair: true },
    { id: 'past', label: 'contract.positionHistory', Content: lazyNamed(records, 'PositionHistory'), isByPair: true },
    { id: 'bills', label: 'contract.bills', Content: lazyNamed(records, 'Bills'), isByPair: false },
  ],
  $ownOrders,
  $marks,
  orderMoved: lineMoved,
  sideChosen,
  sides: { buy: 'contract.buyLong', sell: 'contract.sellShort' },
};

function ContractForm({ pair }: DeskPartProps) {
  const onTransfer = useUnit(transferOpened);
  return <ContractOrderForm contract={pair} onTopUp={() => onTransfer({ target: account.perpetual })} />;
}
