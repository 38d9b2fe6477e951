import { useUnit } from 'effector-react';
import { Suspense, type ReactNode } from 'react';
import { TradingTag } from '@/entities/market';
import type { PriceAlertsButtonProps } from '@/features/price-alerts';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { $device, whenIdle } from '@/shared/lib';
import { VisuallyHidden } from '@/ui/VisuallyHidden/VisuallyHidden';
import { PairPicker } from './PairPicker';
import type { DeskPartProps, DeskProduct } from './product';
import { bar, end as endStyle, links, name as nameStyle, nameLine, optional, scroller, stats } from './TickerBar.css';
import { TickerDayStats } from './TickerDayStats';
import { TickerPrice } from './TickerPrice';
import { TradingTimes } from './TradingTimes';
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

/** The pair of a trade screen, its price and its 24-hour statistics; only those two render with each price. */
export function TickerBar({ product, pair, end }: TickerBarProps) {
  const t = useText('trade', 'routes');
  const nameOf = useInstrumentName();
  const device = useUnit($device);
  const areLinksOptional = product.hiddenWhenNarrow?.(pair).includes('links');
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
      <TickerPrice pair={pair} />
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls by keyboard */}
      <div className={scroller} {...(device === 'desktop' && { role: 'group', tabIndex: 0, 'aria-label': t('trade.figures') })}>
        <dl className={stats}>
          {pair && !product.hasStages && <TradingTimes pair={pair} />}
          {product.TickerStats && <product.TickerStats pair={pair} />}
          <TickerDayStats product={product} pair={pair} />
          {product.MoreTickerStats && <product.MoreTickerStats pair={pair} />}
        </dl>
      </div>
      {product.Links && (
        <span className={`${links} ${areLinksOptional ? optional : ''}`}>
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
