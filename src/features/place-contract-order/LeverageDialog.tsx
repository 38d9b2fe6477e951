import { useState } from 'react';
import { divide } from '@/contract/decimal';
import { leverageLimit } from '@/contract/swap';
import { useFormat, useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { NumberStepper } from '@/ui/NumberStepper/NumberStepper';
import { Slider } from '@/ui/Slider/Slider';
import { Text } from '@/ui/Text/Text';
import { SettingDialog } from './SettingDialog';
import { projectedExposureOf, maxExposure } from './calculations';
import type { TicketMarket } from './ticket';

export interface LeverageDialogProps {
  readonly market: TicketMarket;
}

/** The leverage from which the risk note becomes a warning. */
const warningLeverage = 20;

/** Selects the leverage of a contract; shows the maximum position and the adverse price move that would liquidate it. */
export function LeverageDialog({ market }: LeverageDialogProps) {
  const [leverage, setLeverage] = useState(market.setting.leverage);
  const t = useText('contract', 'contractMore');
  const format = useFormat();
  const { maxLeverage, coin, mark, tiers } = market;
  const max = maxExposure(market, leverage);
  const exposures = mark === null ? [] : [projectedExposureOf(market, 'buy', mark), projectedExposureOf(market, 'sell', mark)];
  const limit = Math.min(maxLeverage, ...exposures.map((value) => leverageLimit(value, tiers)));
  const choose = (value: number) => setLeverage(Math.min(Math.max(1, Math.round(value)), maxLeverage));
  return (
    <SettingDialog title={t('contract.leverage')} width="narrow" setting={{ leverage }} isDisabled={leverage > limit}>
      <NumberStepper
        label={t('contract.leverage')}
        minValue={1}
        maxValue={maxLeverage}
        value={leverage}
        onChange={choose}
        errorMessage={leverage > limit ? t('contractMore.leverageTooHigh', { leverage: limit }) : undefined}
      />
      <Slider
        label={t('contract.leverage')}
        isLabelHidden
        minValue={1}
        maxValue={maxLeverage}
        value={leverage}
        onChange={choose}
        marks={marksOf(maxLeverage).map((value) => ({ value, text: `${value}×` }))}
      />
      <Text size="small" tone="soft">
        {max === null
          ? t('contractMore.leverageNoBound', { leverage })
          : t('contractMore.leverageMost', { leverage, value: format.amount(max, { decimals: 4, unit: coin }) })}
      </Text>
      {market.positions.some(({ contractCode }) => contractCode === market.contractCode) && (
        <Text size="small" tone="soft">
          {t('contractMore.leveragePositions')}
        </Text>
      )}
      {/* Shown at any leverage: a dialog that shrinks when a typed value is committed would move its button during a press. */}
      <InlineAlert tone={leverage >= warningLeverage ? 'warning' : 'info'}>
        {t('contractMore.leverageHigh', { leverage, percent: `${divide('100', String(leverage), 1)}%` })}
      </InlineAlert>
    </SettingDialog>
  );
}

/** The marks of the slider: its ends and quarters, as whole multiples. */
const marksOf = (max: number): readonly number[] => [
  ...new Set([1, ...[0.25, 0.5, 0.75, 1].map((part) => Math.max(1, Math.round(max * part)))]),
];
