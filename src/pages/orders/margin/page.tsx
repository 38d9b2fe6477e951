import { useNavigate } from 'react-router-dom';
import { marginMode, type MarginMode } from '@/contract/margin';
import { tradingAccount } from '@/contract/spot';
import { EditOrderHost } from '@/features/edit-order';
import { useText } from '@/shared/i18n';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import {
  borrowRecords,
  interestRecords,
  IsolatedLiquidations,
  liquidationRecords,
  repayRecords,
  transferRecords,
} from '@/widgets/margin-records';
import { OrdersPage } from '@/widgets/orders-page';
import { recordPage, type RecordKind } from '@/widgets/record-page';
import { fills, openOrders, orderHistory } from '@/widgets/spot-records';

/** Switches between cross and isolated margin; keeps the tab. */
function ModeSwitch({ value }: { readonly value: MarginMode }) {
  const t = useText('margin');
  const { to } = useHrefs();
  const navigate = useNavigate();
  const tab = useRouteQuery(routes.marginOrders)?.tab;
  return (
    <SegmentedControl
      label={t('margin.mode')}
      options={Object.values(marginMode).map((id) => ({ id, label: t(`margin.${id}`) }))}
      value={value}
      onChange={(chosen) => void navigate(to(routes.marginOrders, { query: { marginMode: chosen, tab } }) ?? '')}
    />
  );
}

const accounts = { cross: tradingAccount.crossMargin, isolated: tradingAccount.isolatedMargin } as const;
const liquidations = {
  cross: liquidationRecords.cross,
  isolated: { ...liquidationRecords.isolated, Content: IsolatedLiquidations },
} as const;

/** Builds the records page for a margin mode. */
function pageOf(mode: MarginMode) {
  const scope = { account: accounts[mode] };
  const scopedToAccount = ({ Content, ...kind }: RecordKind): RecordKind => ({
    ...kind,
    Content: (props) => <Content {...props} scope={scope} />,
  });
  return recordPage({
    route: routes.marginOrders,
    Frame: OrdersPage,
    namespaces: ['orders', 'margin', 'accounts'],
    kinds: [
      scopedToAccount(openOrders),
      scopedToAccount(orderHistory),
      scopedToAccount(fills),
      borrowRecords[mode],
      repayRecords[mode],
      interestRecords[mode],
      transferRecords[mode],
      liquidations[mode],
    ],
    pageQuery: { marginMode: mode },
    Tag: () => <ModeSwitch value={mode} />,
  });
}

const pages = { cross: pageOf('cross'), isolated: pageOf('isolated') } as const;

/** Margin orders: open orders, order and trade history, loans, repayments, interest, transfers and liquidations. */
export function MarginOrdersPage() {
  const Records = pages[useRouteQuery(routes.marginOrders)?.marginMode ?? marginMode.cross];
  return (
    <>
      <Records />
      <EditOrderHost />
    </>
  );
}
