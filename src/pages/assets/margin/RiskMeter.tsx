import type { Decimal } from '@/contract/decimal';
import type { CrossAccount, IsolatedAccount } from '@/contract/margin';
import { useFormat, useText } from '@/shared/i18n';
import { toChartNumber } from '@/ui/ChartFrame/toChartNumber';
import { Meter } from '@/ui/Meter/Meter';
import { Text } from '@/ui/Text/Text';

export interface RiskMeterProps {
  readonly account: Pick<CrossAccount | IsolatedAccount, 'riskRatio' | 'initialLevel' | 'warningLevel' | 'liquidationLevel'>;
}

/** The scale ends at this multiple of the initial level. */
const scale = 2;

/** The risk ratio, assets to debts of a margin account, on a scale from liquidation to safe. */
export function RiskMeter({ account: { riskRatio, initialLevel, warningLevel, liquidationLevel } }: RiskMeterProps) {
  const t = useText('accountAssets');
  const format = useFormat();
  const ratio = (value: Decimal) => format.amount(value, { decimals: 2, min: 2 });
  if (riskRatio === null) return <Text tone="soft">{t('accountAssets.noDebt')}</Text>;
  if (initialLevel === null || warningLevel === null || liquidationLevel === null) return <Text>{ratio(riskRatio)}</Text>;
  return (
    <Meter
      label={t('accountAssets.riskRatio')}
      value={toChartNumber(riskRatio)}
      valueText={ratio(riskRatio)}
      zones={[
        { upTo: toChartNumber(liquidationLevel), name: t('accountAssets.riskLiquidation'), tone: 'danger' },
        { upTo: toChartNumber(warningLevel), name: t('accountAssets.riskWarned'), tone: 'warning' },
        { upTo: toChartNumber(initialLevel) * scale, name: t('accountAssets.riskSafe'), tone: 'success' },
      ]}
      hint={t('accountAssets.riskHint', { level: ratio(liquidationLevel) })}
    />
  );
}
