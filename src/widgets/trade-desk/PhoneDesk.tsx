import { useUnit } from 'effector-react';
import { Suspense, useEffect, useId } from 'react';
import { orderSide, type OrderSide } from '@/contract/spot';
import { useI18n, useText, type TextKey } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { whenLoaded } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { screenOnly } from '@/ui/print.css';
import { useOverlay } from '@/ui/useOverlay';
import { DeskTabs, PhoneParts } from './parts';
import type { DeskPartProps, DeskProduct, SideTexts } from './product';
import { TickerBar } from './TickerBar';
import { actions, actionsNote, phone } from './TradeDesk.css';

export interface PhoneDeskProps extends DeskPartProps {
  readonly product: DeskProduct;
}

const OrderSheet = lazyNamed(() => import('./OrderSheet'), 'OrderSheet');

/** The trade screen on a phone: chart, book, trades and info as tabs, and the order form as a sheet. */
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
      <PhoneParts product={product} pair={pair} />
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
