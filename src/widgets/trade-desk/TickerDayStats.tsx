import { isGreater } from '@/contract/decimal';
import { unknownValue, useFormat, useText } from '@/shared/i18n';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import type { DeskPartProps, DeskProduct } from './product';
import { changeAmount as changeAmountStyle, optional } from './TickerBar.css';
import { TickerStat } from './TickerStat';
import { useDayStats } from './useDayStats';

export interface TickerDayStatsProps extends DeskPartProps {
  readonly product: DeskProduct;
}

/** Change, high, low, volume and turnover of a pair over 24 hours, for the ticker bar. */
export function TickerDayStats({ product, pair }: TickerDayStatsProps) {
  const t = useText('trade', 'market');
  const format = useFormat();
  const day = useDayStats(pair);
  const decimals = pair?.decimals ?? 2;
  const hiddenParts = product.hiddenWhenNarrow?.(pair) ?? [];
  const sumOf = (value: string | null | undefined, unit = '') => (value ? `${format.compact(value)} ${unit}` : unknownValue);
  const items = [
    { id: 'high', name: t('trade.high'), text: format.price(day?.high, decimals) },
    { id: 'low', name: t('trade.low'), text: format.price(day?.low, decimals) },
    // For an inverse contract, both are in the quote currency.
    ...(pair?.amountUnit === pair?.quote ? [] : [{ id: 'volume', name: t('market.volume'), text: sumOf(day?.volume, pair?.amountUnit) }]),
    { id: 'turnover', name: t('market.turnover'), text: sumOf(day?.turnover, pair?.quote) },
  ];
  return (
    <>
      <TickerStat name={t('trade.change')}>
        <PriceChange value={format.parts.percent(day?.change)} weight="medium" />
        {day?.changeAmount && (
          <span
            className={`${changeAmountStyle} ${optional}`}
          >{`${isGreater(day.changeAmount, '0') ? '+' : ''}${format.price(day.changeAmount, decimals)}`}</span>
        )}
      </TickerStat>
      {items.map(({ id, name, text }) => (
        <TickerStat key={id} name={name} isOptional={hiddenParts.some((part) => part === id)}>
          {text}
        </TickerStat>
      ))}
    </>
  );
}
