import { useUnit } from 'effector-react';
import { multiply } from '@/contract/decimal';
import { crossLeverage, marginLevelsOf, marginMode } from '@/contract/margin';
import { minTurnoverOf, stepOf } from '@/contract/spot';
import { MarginAccountGate } from '@/entities/margin-account';
import { QueryView } from '@/shared/api/QueryView';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { Heading } from '@/ui/Heading/Heading';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Text } from '@/ui/Text/Text';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { CrossCoins } from './CrossCoins';
import { BorrowTiers } from './BorrowTiers';
import { crossCoins, borrowTiers, MarginFactsGate } from './factsModel';
import { leverageIn } from './leverage';
import { facts } from './page.css';

/** Margin terms of a pair: leverage, risk levels, order steps and borrowing limits. */
export function MarginFacts({ pair }: DeskPartProps) {
  useGate(MarginFactsGate, { tradeId: typeof pair?.id === 'number' ? pair.id : null });
  const { mode } = useUnit(MarginAccountGate.state);
  const t = useText('margin', 'trade');
  const format = useFormat();
  if (pair === null) return null;
  const { base, quote, decimals, amountDecimals } = pair;
  const leverage = leverageIn(mode, pair);
  const levels = marginLevelsOf(mode === marginMode.cross ? crossLeverage : leverage);
  const percent = (level: string) => `${format.amount(multiply(level, '100'), { decimals: 2 })}%`;
  const skeleton = <Skeleton shape="row" count={4} />;
  return (
    <div className={facts}>
      <Text size="small" tone="soft">
        {t(`margin.${mode}Hint`)}
      </Text>
      <DescriptionList
        columns={2}
        density="compact"
        aria-label={t('margin.conditions')}
        items={[
          { id: 'leverage', term: t('margin.leverage'), value: `${leverage}×` },
          { id: 'initial', term: t('margin.initialLevel'), value: percent(levels.initial) },
          { id: 'warning', term: t('margin.warningLevel'), value: percent(levels.warning) },
          { id: 'liquidation', term: t('margin.liquidationLevel'), value: percent(levels.liquidation) },
          { id: 'tick', term: t('trade.tick'), value: format.amount(stepOf(decimals), { decimals: 20, unit: quote }) },
          { id: 'lot', term: t('trade.lot'), value: format.amount(stepOf(amountDecimals), { decimals: 20, unit: base }) },
          { id: 'least', term: t('trade.least'), value: format.amount(minTurnoverOf({ quote }), { unit: quote }) },
        ]}
      />
      <Heading level={3} size="body">
        {t(mode === marginMode.cross ? 'margin.loanCoins' : 'margin.tiers')}
      </Heading>
      {mode === marginMode.cross ? (
        <QueryView query={crossCoins} density="compact" errorText={t('margin.infoFailed')} skeleton={skeleton}>
          {(coins) => <CrossCoins coins={coins} />}
        </QueryView>
      ) : (
        <QueryView query={borrowTiers} density="compact" errorText={t('margin.infoFailed')} skeleton={skeleton}>
          {(tiers) => <BorrowTiers tiers={tiers} pair={pair} />}
        </QueryView>
      )}
    </div>
  );
}
