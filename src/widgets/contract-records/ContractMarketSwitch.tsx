import { useNavigate } from 'react-router-dom';
import { useText } from '@/shared/i18n';
import { routes, useHrefs, useRouteQuery } from '@/shared/routing';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';

export interface ContractMarketSwitchProps {
  readonly value: ContractMarket;
}

type ContractMarket = (typeof contractMarkets)[number];

const contractMarkets = ['perpetual', 'deliver', 'mock'] as const;

/** Selects the records of perpetual contracts, delivery contracts or mock trading, keeping the tab. */
export function ContractMarketSwitch({ value }: ContractMarketSwitchProps) {
  const t = useText('contract');
  const { to } = useHrefs();
  const navigate = useNavigate();
  const tab = useRouteQuery(routes.contractOrders)?.tab;
  const hrefOf = (market: ContractMarket) =>
    market === 'mock' ? to(routes.mockOrders, { query: { tab } }) : to(routes.contractOrders, { query: { bizType: market, tab } });
  return (
    <SegmentedControl
      label={t('contract.trading')}
      options={contractMarkets.map((id) => ({ id, label: t(`contract.trading_${id}`) }))}
      value={value}
      onChange={(chosen) => void navigate(hrefOf(chosen) ?? '')}
    />
  );
}
