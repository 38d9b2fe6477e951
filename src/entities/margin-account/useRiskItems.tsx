import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import type { Description } from '@/ui/DescriptionList/DescriptionList';
import type { MarginAccount } from './account';
import { RiskRatio } from './RiskRatio';
import { riskWith, unknownRisk, type AssetChange } from './riskWith';
import { $tiers, TiersGate } from './tiers';

/** Lists how safe an account is, and how safe it would be after a change; false for one that cannot be made as it stands. */
export type RiskItems = (account: MarginAccount, change: AssetChange | false) => readonly Description[];

/** Gives what lists the risk of the account of a pair, and that of cross margin; null where there is no pair. */
export function useRiskItems(tradeId: number | null): RiskItems {
  useGate(TiersGate, { tradeId });
  const tiers = useUnit($tiers);
  const t = useText('margin');
  return (account, change) => [
    { id: 'risk', term: t('margin.ratio'), value: <RiskRatio of={{ ratio: account.riskRatio, state: account.riskState }} /> },
    {
      id: 'riskAfter',
      term: t('margin.estimatedRatio'),
      value: <RiskRatio of={change ? riskWith(account, change, tiers) : unknownRisk} />,
    },
  ];
}
