import { Suspense } from 'react';
import { useI18n, useText } from '@/shared/i18n';
import { BookSkeleton } from '@/ui/OrderBook/BookSkeleton';
import { Tabs } from '@/ui/Tabs/Tabs';
import { BookPanel } from './BookPanel';
import { ChartPanel } from './ChartPanel';
import type { DeskPartProps, DeskProduct } from './product';
import { TapePanel } from './TapePanel';
import { phonePanel } from './TradeDesk.css';

export interface PhonePartsProps extends DeskPartProps {
  readonly product: DeskProduct;
}

const parts = ['chart', 'book', 'trades', 'info'] as const;

/** Chart, book, trades and info of a pair as tabs. */
export function PhoneParts({ product, pair }: PhonePartsProps) {
  useText('trade', 'orders');
  const { t } = useI18n();
  const skeleton = <BookSkeleton />;
  const content = (part: string) => {
    if (part === 'chart') return <ChartPanel product={product} pair={pair} hasInfo={false} />;
    if (part === 'info') return <product.Info pair={pair} />;
    if (!pair) return skeleton;
    return part === 'book' ? <BookPanel product={product} pair={pair} /> : <TapePanel product={product} pair={pair} hasHeading={false} />;
  };
  return (
    <Tabs label={t('trade.parts')} fills tabs={parts.map((id) => ({ id, label: t(`trade.part_${id}`) }))}>
      {(part) => (
        <div className={phonePanel}>
          <Suspense fallback={skeleton}>{content(part)}</Suspense>
        </div>
      )}
    </Tabs>
  );
}
