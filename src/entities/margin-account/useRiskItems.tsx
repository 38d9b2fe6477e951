import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import type { Description } from '@/ui/DescriptionList/DescriptionList';
import type { MarginAccount } from './account';
import { RiskRatio } from './RiskRatio';
import { riskAfter, unknownRisk, type AssetChange } from './riskAfter';
import { $tiers, TiersGate } from './tiers';

/** Lists the risk of an account, now and after a change; `false` for a change that is not valid. */
export type RiskItems = (account: MarginAccount, change: AssetChange | false) => readonly Description[];

/** Returns a function that lists the risk of an account; `tradeId` is the account's pair, null on cross margin. */
export function useRiskItems(tradeId: number | null): RiskItems {
  useGate(TiersGate, { tradeId });
  const tiers = useUnit($tiers);
  const t = useText('margin');
  return (account, change) => [
    { id: 'risk', term: t('margin.ratio'), value: <RiskRatio of={{ ratio: account.riskRatio, state: account.riskState }} /> },
    {
      id: 'riskAfter',
      term: t('margin.estimatedRatio'),
      value: <RiskRatio of={change ? riskAfter(account, change, tiers) : unknownRisk} />,
    },
  ];
}
