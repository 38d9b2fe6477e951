import { Suspense } from 'react';
import { useText } from '@/shared/i18n';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';
import { Sheet } from '@/ui/Sheet/Sheet';
import { OrderPreferences } from './OrderPreferences';
import type { DeskPartProps, DeskProduct } from './product';
import { sheetBody, sheetEnd } from './TradeDesk.css';

export interface OrderSheetProps extends DeskPartProps {
  readonly product: DeskProduct;
  readonly isOpen: boolean;
  readonly onOpenChange: (isOpen: boolean) => void;
}

/** The order form, the account and the order preferences on a phone. */
export function OrderSheet({ product, pair, ...sheet }: OrderSheetProps) {
  const t = useText('trade');
  return (
    <Sheet title={t('trade.form')} density="none" {...sheet}>
      <div className={sheetBody}>
        <Suspense fallback={<OrderFormSkeleton />}>
          <product.OrderForm pair={pair} />
          <product.Account pair={pair} />
          <div className={sheetEnd}>
            <OrderPreferences />
          </div>
        </Suspense>
      </div>
    </Sheet>
  );
}
