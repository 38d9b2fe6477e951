import { useState } from 'react';
import { useText } from '@/shared/i18n';
import { SegmentedControl } from '@/ui/SegmentedControl/SegmentedControl';
import type { DeskPartProps, DeskProduct } from './product';
import { fill, title } from './TradeDesk.css';

export interface ChartPanelProps extends DeskPartProps {
  readonly product: DeskProduct;
}

const views = ['chart', 'info'] as const;

/** The chart of a pair, or what there is to know of it. */
export function ChartPanel({ product, pair }: ChartPanelProps) {
  const t = useText('trade');
  const [view, setView] = useState<(typeof views)[number]>('info');
  return (
    <>
      <div className={title}>
        <SegmentedControl
          label={t('trade.view')}
          size="compact"
          options={views.map((id) => ({ id, label: t(`trade.${id}`) }))}
          value={view}
          onChange={setView}
        />
      </div>
      <div className={fill}>{view === 'info' && <product.Info pair={pair} />}</div>
    </>
  );
}
