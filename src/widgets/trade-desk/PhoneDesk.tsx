import { useUnit } from 'effector-react';
import { Suspense, useEffect, useId } from 'react';
import { orderSide, type OrderSide } from '@/contract/spot';
import { useI18n, useText, type TextKey } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { whenLoaded } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { BookSkeleton } from '@/ui/OrderBook/BookSkeleton';
import { screenOnly } from '@/ui/print.css';
import { Tabs } from '@/ui/Tabs/Tabs';
import { useOverlay } from '@/ui/useOverlay';
import { ChartPanel } from './ChartPanel';
import { DeskTabs } from './DeskTabs';
import { BookPanel } from './parts';
import type { DeskPartProps, DeskProduct, SideTexts } from './product';
import { TapePanel } from './TapePanel';
import { TickerBar } from './TickerBar';
import { actions, actionsNote, phone, phonePanel } from './TradeDesk.css';

export interface PhoneDeskProps extends DeskPartProps {
  readonly product: DeskProduct;
}

const OrderSheet = lazyNamed(() => import('./OrderSheet'), 'OrderSheet');

const parts = ['chart', 'book', 'trades', 'info'] as const;

/** The trade screen of a phone: chart, book, trades and facts as tabs, and the order form as a sheet. */
export function PhoneDesk({ product, pair }: PhoneDeskProps) {
  useText('trade', 'orders');
  const { t } = useI18n();
  const noteId = useId();
  const choose = useUnit(product.sideChosen);
  const { isOpen, wasOpened, onOpenChange } = useOverlay();
  useEffect(() => void whenLoaded().then(OrderSheet.preload), []);
  const open = (side: OrderSide) => {
    choose(side);
    onOpenChange(true);
  };
  const waiting = <BookSkeleton />;
  const content = (part: string) => {
    if (part === 'chart') return <ChartPanel product={product} pair={pair} hasInfo={false} />;
    if (part === 'info') return <product.Info pair={pair} />;
    if (!pair) return waiting;
    return part === 'book' ? <BookPanel product={product} pair={pair} /> : <TapePanel product={product} pair={pair} hasHeading={false} />;
  };
  const button = (side: OrderSide, text: TextKey, note: TextKey | undefined) => (
    <Button
      tone={side === orderSide.buy ? 'rise' : 'fall'}
      size="touch"
      width="full"
      aria-describedby={note && noteId}
      onPress={() => open(side)}
    >
      {t(text)}
    </Button>
  );
  const buttons = ({ sides, note }: SideTexts = product) => (
    <>
      {note && (
        <p id={noteId} className={actionsNote}>
          {t(note)}
        </p>
      )}
      {sides && button(orderSide.buy, sides.buy, note)}
      {sides && button(orderSide.sell, sides.sell, note)}
    </>
  );
  return (
    <div className={phone}>
      <TickerBar product={product} pair={pair} />
      <Tabs label={t('trade.parts')} fills tabs={parts.map((id) => ({ id, label: t(`trade.part_${id}`) }))}>
        {(part) => (
          <div className={phonePanel}>
            <Suspense fallback={waiting}>{content(part)}</Suspense>
          </div>
        )}
      </Tabs>
      <DeskTabs product={product} pair={pair} />
      <div className={`${actions} ${screenOnly}`}>
        {product.PhoneActions ? <product.PhoneActions pair={pair}>{buttons}</product.PhoneActions> : buttons()}
      </div>
      {wasOpened && (
        <Suspense fallback={null}>
          <OrderSheet product={product} pair={pair} isOpen={isOpen} onOpenChange={onOpenChange} />
        </Suspense>
      )}
    </div>
  );
}
