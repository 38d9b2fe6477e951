import { useUnit } from 'effector-react';
import { multiply } from '@/contract/decimal';
import type { Instrument } from '@/entities/market';
import { useFormat, useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Countdown } from '@/ui/Countdown/Countdown';
import { TickerStat } from '@/widgets/trade-desk';
import { $now, fundFacts, FundGate } from './fundModel';

export interface FundFiguresProps {
  readonly pair: Instrument;
}

/** Net value, target and actual leverage, and next rebalancing of a leveraged token. */
export function FundFigures({ pair: { id, decimals } }: FundFiguresProps) {
  useGate(FundGate, { tradeId: typeof id === 'number' ? id : null });
  const { facts, now } = useUnit({ facts: fundFacts.$data, now: $now });
  const t = useText('trade');
  const format = useFormat();
  const leverageText = (leverage: string | null | undefined) => (leverage ? `${format.amount(leverage, { decimals: 2 })}×` : '–');
  return (
    <>
      <TickerStat name={t('trade.netValue')}>{format.price(facts?.netValue, decimals)}</TickerStat>
      <TickerStat name={t('trade.leverageTargetActual')}>
        {leverageText(facts?.target)} / {leverageText(facts?.actual)}
      </TickerStat>
      <TickerStat name={t('trade.nextRebalance')}>
        {facts?.nextRebalance && now > 0 ? <Countdown variant="clock" to={facts.nextRebalance} now={now} /> : '–'}
      </TickerStat>
      <TickerStat name={t('trade.managementFee')} isOptional>
        {facts?.feeRate ? t('trade.aDay', { rate: `${format.amount(multiply(facts.feeRate, '100'), { decimals: 4 })}%` }) : '–'}
      </TickerStat>
    </>
  );
}
