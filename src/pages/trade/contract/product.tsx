import type { EventCallable } from 'effector';
import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { tradeMode, type TradeMode } from '@/contract/swap';
import { $contractOrderCounts, $contractPositionCount } from '@/entities/contract-account';
import { mockFundsOpened, MockTag } from '@/features/mock-funds';
import { ContractOrderForm, sideChosen } from '@/features/place-contract-order';
import { transferOpened } from '@/features/transfer';
import { useI18n, useText, type TextKey } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { Link } from '@/ui/Link/Link';
import type { DeskPartProps, DeskProduct } from '@/widgets/trade-desk';
import { ContractFigures, OpenInterest } from './ContractFigures';
import { NextContract, PhoneActions } from './PhoneActions';
import { $holdingsOf, $marks, $ownOrders, lineMoved } from './model';

const records = () => import('./records');
const ContractAccount = lazyNamed(() => import('./ContractAccount'), 'ContractAccount');

/** Shared parts of real and mock trading. */
const common = {
  Info: lazyNamed(() => import('./ContractFacts'), 'ContractFacts'),
  TickerStats: ContractFigures,
  MoreTickerStats: OpenInterest,
  OwnTrades: lazyNamed(() => import('./OwnTrades'), 'OwnTrades'),
  tabs: [
    {
      id: 'positions',
      label: 'contract.positions',
      Content: lazyNamed(records, 'Positions'),
      $count: $contractPositionCount,
      filtersByPair: true,
    },
    {
      id: 'orders',
      label: 'contract.orders',
      Content: lazyNamed(records, 'Orders'),
      $count: $contractOrderCounts.orders,
      filtersByPair: true,
    },
    { id: 'plans', label: 'contract.plans', Content: lazyNamed(records, 'Plans'), $count: $contractOrderCounts.plans, filtersByPair: true },
    { id: 'exits', label: 'contract.exit', Content: lazyNamed(records, 'Exits'), filtersByPair: true },
    { id: 'history', label: 'contract.orderHistory', Content: lazyNamed(records, 'OrderHistory'), filtersByPair: true },
    { id: 'pastPlans', label: 'contract.planHistory', Content: lazyNamed(records, 'PlanHistory'), filtersByPair: true },
    { id: 'past', label: 'contract.positionHistory', Content: lazyNamed(records, 'PositionHistory'), filtersByPair: true },
    { id: 'bills', label: 'contract.bills', Content: lazyNamed(records, 'Bills'), filtersByPair: false },
    { id: 'assets', label: 'contract.assets', Content: lazyNamed(records, 'ContractAssets'), filtersByPair: false },
  ],
  $ownOrders,
  $marks,
  $holdingsOf,
  orderMoved: lineMoved,
  sideChosen,
  PhoneActions,
  isTwoSided: true,
  sides: { buy: 'contract.buyLong', sell: 'contract.sellShort' },
} as const satisfies Partial<DeskProduct>;

/** A contract trading page: the account mode and the default contract. */
export interface ContractDesk {
  readonly mode: TradeMode;
  readonly defaultCode: string;
  readonly product: DeskProduct & { readonly route: typeof routes.contractTrade | typeof routes.mockTrade };
}

/** Trading of perpetual and delivery contracts, linear and inverse. */
export const contractDesk: ContractDesk = {
  mode: tradeMode.real,
  defaultCode: 'btcusdt',
  product: {
    ...common,
    ...accountParts({
      topUp: transferOpened.prepend(() => ({ target: account.perpetual })),
      namespace: 'contract',
      label: 'contract.transfer',
      deposits: true,
    }),
    tabs: [...common.tabs, { id: 'copies', label: 'contract.copies', Content: lazyNamed(records, 'Copies'), filtersByPair: false }],
    route: routes.contractTrade,
    market: 'contract',
    hiddenWhenNarrow: () => ['volume'],
  },
};

/** Mock trading with demo funds, which are claimed instead of transferred. Source: specification, Assets overview card. */
export const mockDesk: ContractDesk = {
  mode: tradeMode.mock,
  defaultCode: 'f_btcf_usdt',
  product: {
    ...common,
    ...accountParts({ topUp: mockFundsOpened, namespace: 'mock', label: 'mock.funds', deposits: false }),
    route: routes.mockTrade,
    market: 'mock',
    Tag: MockTag,
    hiddenWhenNarrow: () => ['volume', 'turnover'],
    scope: { mode: tradeMode.mock },
  },
};

interface TopUp {
  /** Opens the dialog to add funds. */
  readonly topUp: EventCallable<void>;
  readonly namespace: 'contract' | 'mock';
  readonly label: TextKey;
  /** Whether coins can be deposited. */
  readonly deposits: boolean;
}

/** Order form and account panel, both with the action to add funds. */
function accountParts({ topUp, namespace, label, deposits }: TopUp): Pick<DeskProduct, 'OrderForm' | 'Account'> {
  function OrderForm({ pair }: DeskPartProps) {
    const onTopUp = useUnit(topUp);
    return <ContractOrderForm contract={pair} next={pair && <NextContract contract={pair} />} onTopUp={() => onTopUp()} />;
  }
  function Account({ pair }: DeskPartProps) {
    const onTopUp = useUnit(topUp);
    useText(namespace);
    const { t } = useI18n();
    const { to } = useHrefs();
    return (
      <ContractAccount pair={pair}>
        <Button size="compact" width="full" onPress={() => onTopUp()}>
          {t(label)}
        </Button>
        {deposits && (
          <Link variant="button" size="compact" href={to(routes.deposit) ?? ''}>
            {t('contract.deposit')}
          </Link>
        )}
      </ContractAccount>
    );
  }
  return { OrderForm, Account };
}
