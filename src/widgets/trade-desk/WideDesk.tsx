import { useUnit } from 'effector-react';
import { Suspense, useRef, useState } from 'react';
import { $isVisitor } from '@/entities/session';
import { useText } from '@/shared/i18n';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';
import { BookSkeleton } from '@/ui/OrderBook/BookSkeleton';
import type { Arrangement, HideablePanel, PanelSize } from './arrangement';
import { areasText, deskGrid } from './deskGrid';
import { DeskSettingsButton } from './DeskSettingsButton';
import { BookPanel, ChartPanel, DeskCommands, DeskMover, DeskSeparators, DeskTabs, TapePanel } from './parts';
import type { DeskPartProps, DeskProduct } from './product';
import { TickerBar } from './TickerBar';
import { desk, fill, gridNames, panel } from './TradeDesk.css';
import { useArrangement } from './useArrangement';

export interface WideDeskProps extends DeskPartProps {
  readonly product: DeskProduct;
  /** Whether to apply the user's arrangement; otherwise all panels are shown in two columns. */
  readonly isArranged: boolean;
}

/** The panels of a trade screen side by side. */
export function WideDesk({ product, pair, isArranged }: WideDeskProps) {
  const root = useRef<HTMLDivElement>(null);
  const { arrangement, arrange } = useArrangement();
  const isVisitor = useUnit($isVisitor);
  /** The result of a resize until the arrangement itself has changed: the URL is updated a moment later. */
  const [draft, setDraft] = useState<{ readonly base: Arrangement; readonly next: Arrangement } | null>(null);
  const t = useText('trade', 'orders');
  const current = draft?.base === arrangement ? draft.next : arrangement;
  // A visitor has no account, so the form takes its space.
  const shown: Arrangement = isVisitor ? { ...current, hidden: [...current.hidden, 'account'] } : current;
  const isShown = (name: HideablePanel) => (isArranged ? !shown.hidden.includes(name) : name !== 'account' || !isVisitor);
  const onResize = (name: PanelSize, size: number, isDone: boolean) => {
    const next = { ...current, sizes: { ...current.sizes, [name]: size } };
    setDraft({ base: arrangement, next });
    if (isDone) arrange(next);
  };
  const skeleton = <BookSkeleton />;
  return (
    <div ref={root} className={desk} style={gridStyle(shown)} data-density="compact">
      <div className={panel({ area: 'bar' })}>
        <TickerBar product={product} pair={pair} end={<DeskSettingsButton isArranged={isArranged} />} />
      </div>
      <section className={panel({ area: 'chart' })} aria-label={t('trade.chart')}>
        <ChartPanel product={product} pair={pair} />
      </section>
      {isShown('book') && (
        <section className={panel({ area: 'book' })} aria-label={t('trade.book')}>
          <div className={fill}>{pair ? <BookPanel product={product} pair={pair} /> : skeleton}</div>
        </section>
      )}
      {isShown('tape') && (
        <section className={panel({ area: 'tape' })} aria-label={t('trade.trades')}>
          {pair ? <TapePanel product={product} pair={pair} /> : skeleton}
        </section>
      )}
      <section className={panel({ area: 'form' })} aria-label={t('trade.form')} data-desk="form">
        <Suspense fallback={<OrderFormSkeleton />}>
          <product.OrderForm pair={pair} />
        </Suspense>
      </section>
      {isShown('account') && (
        <section className={panel({ area: 'account' })} aria-label={t('trade.funds')}>
          <Suspense fallback={null}>
            <product.Account pair={pair} />
          </Suspense>
        </section>
      )}
      {isShown('tabs') && (
        <section className={panel({ area: 'tabs' })} aria-label={t('trade.account')}>
          <DeskTabs product={product} pair={pair} />
        </section>
      )}
      <Suspense fallback={null}>
        <DeskCommands product={product} pair={pair} desk={root} />
        {isArranged && <DeskSeparators arrangement={current} onResize={onResize} />}
        {isArranged && <DeskMover arrangement={current} onMove={(order) => arrange({ ...current, order })} />}
      </Suspense>
    </div>
  );
}

/** The custom properties of an arrangement for the grid. */
function gridStyle(arrangement: Arrangement): Record<string, string> {
  const [narrow, roomy] = [deskGrid(arrangement, false), deskGrid(arrangement, true)];
  return {
    [gridNames.columns]: narrow.columns.join(' '),
    [gridNames.areas]: areasText(narrow),
    [gridNames.roomyColumns]: roomy.columns.join(' '),
    [gridNames.roomyAreas]: areasText(roomy),
    [gridNames.rows]: narrow.rows,
  };
}
