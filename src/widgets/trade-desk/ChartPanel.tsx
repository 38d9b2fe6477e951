import { Suspense, useState } from 'react';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import { CandlePanel } from './CandlePanel';
import { ChartSkeleton } from './ChartSkeleton';
import type { DeskPartProps, DeskProduct } from './product';
import { fill, title } from './TradeDesk.css';

export interface ChartPanelProps extends DeskPartProps {
  readonly product: DeskProduct;
  /** Whether to include the info view, which is a separate tab on a phone. */
  readonly hasInfo?: boolean;
}

const DepthPanel = lazyNamed(() => import('./DepthPanel'), 'DepthPanel');

const views = ['chart', 'depth', 'info'] as const;

/** The chart of a pair, its market depth, or information about it. */
export function ChartPanel({ product, pair, hasInfo = true }: ChartPanelProps) {
  const t = useText('trade');
  const [view, setView] = useState<(typeof views)[number]>('chart');
  return (
    <>
      <div className={title}>
        <SegmentedControl
          label={t('trade.view')}
          size="compact"
          options={views.filter((id) => hasInfo || id !== 'info').map((id) => ({ id, label: t(`trade.${id}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={fill}>
        <Suspense fallback={<ChartSkeleton />}>
          {view === 'info' && <product.Info pair={pair} />}
          {view !== 'info' && !pair && <ChartSkeleton />}
          {pair && view === 'chart' && <CandlePanel product={product} pair={pair} />}
          {pair && view === 'depth' && <DepthPanel pair={pair} />}
        </Suspense>
      </div>
    </>
  );
}
