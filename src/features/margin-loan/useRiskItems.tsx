import { useUnit } from 'effector-react';
import { RiskRatio, riskWith, unknownRisk, type AssetChange, type MarginAccount } from '@/entities/margin-account';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import type { Description } from '@/ui/DescriptionList/DescriptionList';
import { $tiers, LoanFormGate } from './tiersModel';

/** Lists how safe an account is, and how safe it would be after a change; false for one that cannot be made as it stands. */
export function useRiskItems(account: MarginAccount): (change: AssetChange | false) => readonly Description[] {
  const { riskRatio: ratio, riskState: state, tradeId } = account;
  useGate(LoanFormGate, { tradeId });
  const tiers = useUnit($tiers);
  const t = useText('margin');
  return (change) => [
    { id: 'risk', term: t('margin.ratio'), value: <RiskRatio of={{ ratio, state }} /> },
    {
      id: 'riskAfter',
      term: t('margin.estimatedRatio'),
      value: <RiskRatio of={change ? riskWith(account, change, tiers) : unknownRisk} />,
    },
  ];
}
