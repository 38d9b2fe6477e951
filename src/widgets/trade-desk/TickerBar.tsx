import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { isGreater } from '@/contract/decimal';
import { lastOf, TradingTag } from '@/entities/market';
import { $marketData } from '@/entities/pair-feed';
import type { PriceAlertsButtonProps } from '@/features/price-alerts';
import { unknownValue, useFormat, useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { $device, whenIdle } from '@/shared/lib';
import { Amount } from '@/ui/Amount/Amount';
import { PriceChange } from '@/ui/PriceChange/PriceChange';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { PairPicker } from './PairPicker';
import type { DeskPartProps, DeskProduct } from './product';
import { TickerStat } from './TickerStat';
import {
  bar,
  end as endStyle,
  stats,
  links,
  longPrice,
  changeAmount as changeAmountStyle,
  name as nameStyle,
  nameLine,
  price as priceStyle,
  scroller,
  optional,
  fiatValue,
} from './TickerBar.css';
import { TradingTimes } from './TradingTimes';
import { useDayStats } from './useDayStats';
import { useFiat } from './useFiat';
import { useInstrumentName } from './useInstrumentName';

export interface TickerBarProps extends DeskPartProps {
  readonly product: DeskProduct;
  /** Rendered at the end of the bar. */
  readonly end?: ReactNode;
}

const PriceAlertsButton = lazyNamed<'PriceAlertsButton', PriceAlertsButtonProps>(
  () => import('@/features/price-alerts'),
  'PriceAlertsButton',
  { after: whenIdle },
);

/** The maximum number of price decimals that fit beside a pair's name on a phone. */
const maxDecimals = 6;

/** The pair of a trade screen, its price and its 24-hour statistics. */
export function TickerBar({ product, pair, end }: TickerBarProps) {
  const t = useText('trade', 'market', 'routes');
  const format = useFormat();
  const day = useDayStats(pair);
  const fiat = useFiat();
  const nameOf = useInstrumentName();
  const { marketData, device } = useUnit({ marketData: $marketData, device: $device });
  // In US dollars, the price of a USDT market would be shown twice.
  const isFiatRedundant = pair?.quote === 'USDT' && fiat('1', pair.quote) === '';
  const trend = pair ? (lastOf(marketData.get(pair.id)?.trades ?? [])?.trend ?? 'flat') : 'flat';
  const decimals = pair?.decimals ?? 2;
  const hiddenParts = product.hiddenWhenNarrow?.(pair) ?? [];
  const isHiddenWhenNarrow = (id: string) => hiddenParts.some((part) => part === id);
  const sumOf = (value: string | null | undefined, unit = '') => (value ? `${format.compact(value)} ${unit}` : unknownValue);
  const dayStatItems = [
    { id: 'high', name: t('trade.high'), text: format.price(day?.high, decimals) },
    { id: 'low', name: t('trade.low'), text: format.price(day?.low, decimals) },
    // For an inverse contract, both are in the quote currency.
    ...(pair?.amountUnit === pair?.quote ? [] : [{ id: 'volume', name: t('market.volume'), text: sumOf(day?.volume, pair?.amountUnit) }]),
    { id: 'turnover', name: t('market.turnover'), text: sumOf(day?.turnover, pair?.quote) },
  ];
  return (
    <header className={bar}>
      <h1 className={nameStyle}>
        <VisuallyHidden>
          {t(product.route.titleKey)} {pair && nameOf(pair)}
        </VisuallyHidden>
      </h1>
      <span className={nameLine}>
        <PairPicker product={product} pair={pair} />
        {product.Tag && <product.Tag pair={pair} />}
        {pair && !product.hasStages && <TradingTag instrument={pair} />}
      </span>
      <div className={decimals > maxDecimals ? longPrice : priceStyle}>
        <Amount
          value={format.parts.price(day?.last, decimals)}
          size="title"
          weight="semibold"
          tone={trend === 'flat' ? 'plain' : trend}
          isMinorFaint={false}
        />
        {!isFiatRedundant && <span className={fiatValue}>{day?.last && pair && fiat(day.last, pair.quote)}</span>}
      </div>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <div className={scroller} {...(device === 'desktop' && { role: 'group', tabIndex: 0, 'aria-label': t('trade.figures') })}>
        <dl className={stats}>
          {pair && !product.hasStages && <TradingTimes pair={pair} />}
          {product.TickerStats && <product.TickerStats pair={pair} />}
          <TickerStat name={t('trade.change')}>
            <PriceChange value={format.parts.percent(day?.change)} weight="medium" />
            {day?.changeAmount && (
              <span
                className={`${changeAmountStyle} ${optional}`}
              >{`${isGreater(day.changeAmount, '0') ? '+' : ''}${format.price(day.changeAmount, decimals)}`}</span>
            )}
          </TickerStat>
          {dayStatItems.map(({ id, name, text }) => (
            <TickerStat key={id} name={name} isOptional={isHiddenWhenNarrow(id)}>
              {text}
            </TickerStat>
          ))}
          {product.MoreTickerStats && <product.MoreTickerStats pair={pair} />}
        </dl>
      </div>
      {product.Links && (
        <span className={`${links} ${isHiddenWhenNarrow('links') ? optional : ''}`}>
          <Suspense fallback={null}>{pair && <product.Links pair={pair} />}</Suspense>
        </span>
      )}
      {(!product.hasStages || end) && (
        <div className={endStyle}>
          {!product.hasStages && (
            <Suspense fallback={null}>
              <PriceAlertsButton instrument={pair} />
            </Suspense>
          )}
          {end}
        </div>
      )}
    </header>
  );
}
