import type { MarginAccount } from '@/entities/margin-account';
import { useFormat, useText } from '@/shared/i18n';
import { Meter } from '@/ui/Meter/Meter';
import { Stat } from '@/ui/Stat/Stat';
import { riskScaleValue, zoneCount } from './risk';

export interface RiskMeterProps {
  readonly account: MarginAccount;
}

/** The risk ratio, assets to debts of a margin account, on a scale from liquidation to safe. */
export function RiskMeter({ account }: RiskMeterProps) {
  const t = useText('margin');
  const format = useFormat();
  const scaleValue = riskScaleValue(account);
  if (scaleValue === null) return <Stat label={t('margin.ratio')} value={format.parts.amount(account.riskRatio)} />;
  return (
    <Meter
      label={t('margin.ratio')}
      value={scaleValue}
      valueText={account.riskRatio ?? t('margin.noDebt')}
      zones={[
        { upTo: 1, name: t('margin.risk_liquidation'), tone: 'danger' },
        { upTo: 2, name: t('margin.risk_call'), tone: 'warning' },
        { upTo: 3, name: t('margin.risk_elevated'), tone: 'info' },
        { upTo: zoneCount, name: t('margin.risk_safe'), tone: 'success' },
      ]}
    />
  );
}
