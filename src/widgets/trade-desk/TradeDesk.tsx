import { useUnit } from 'effector-react';
import { Suspense } from 'react';
import { LiveMarket } from '@/entities/market';
import { PairGate } from '@/entities/pair-feed';
import { $tradePreferences } from '@/entities/trade-preferences';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { $device } from '@/shared/lib';
import { useGate } from '@/shared/lib/gate';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Heading } from '@/ui/Heading/Heading';
import { ChartPanel } from './ChartPanel';
import { DeskTabs } from './DeskTabs';
import { LayoutButton } from './LayoutButton';
import { PhoneDesk } from './PhoneDesk';
import { FormSkeleton } from './FormSkeleton';
import type { DeskPartProps, DeskProduct } from './product';
import { TapePanel } from './TapePanel';
import { TickerBar } from './TickerBar';
import { TitlePrice } from './TitlePrice';
import { desk, fill, panel, title } from './TradeDesk.css';

export interface TradeDeskProps extends DeskPartProps {
  readonly product: DeskProduct;
}

const BookPanel = lazyNamed(() => import('./BookPanel'), 'BookPanel');

/** The trade screen of any product: everything on one screen, panels side by side, as tabs on a phone. */
export function TradeDesk({ product, pair }: TradeDeskProps) {
  useGate(PairGate, { id: pair?.id ?? null });
  const { device, preferences } = useUnit({ device: $device, preferences: $tradePreferences });
  const t = useText('trade', 'orders');
  const waiting = <Skeleton shape="row" count={6} />;
  const content =
    device === 'phone' ? (
      <PhoneDesk product={product} pair={pair} />
    ) : (
      <div className={desk({ layout: preferences.layout })} data-density="compact">
        <div className={panel({ area: 'bar' })}>
          <TickerBar product={product} pair={pair} end={device === 'desktop' && <LayoutButton />} />
        </div>
        <section className={panel({ area: 'chart' })} aria-label={t('trade.chart')}>
          <ChartPanel product={product} pair={pair} />
        </section>
        <section className={panel({ area: 'book' })} aria-label={t('trade.book')}>
          <div className={fill}>
            <Suspense fallback={waiting}>{pair ? <BookPanel product={product} pair={pair} /> : waiting}</Suspense>
          </div>
        </section>
        <section className={panel({ area: 'tape' })} aria-label={t('trade.trades')}>
          <div className={title}>
            <Heading level={2} size="body">
              {t('trade.trades')}
            </Heading>
          </div>
          <div className={fill}>{pair ? <TapePanel pair={pair} /> : waiting}</div>
        </section>
        <section className={panel({ area: 'form' })} aria-label={t('trade.form')}>
          <Suspense fallback={<FormSkeleton />}>
            <product.OrderForm pair={pair} />
          </Suspense>
        </section>
        <section className={panel({ area: 'account' })} aria-label={t('trade.funds')}>
          <Suspense fallback={null}>
            <product.Account pair={pair} />
          </Suspense>
        </section>
        <section className={panel({ area: 'tabs' })} aria-label={t('trade.account')}>
          <DeskTabs product={product} pair={pair} />
        </section>
      </div>
    );
  return (
    <LiveMarket side={product.market}>
      <TitlePrice pair={pair} />
      {content}
    </LiveMarket>
  );
}
