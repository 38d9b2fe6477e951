import { lazyPlaced } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';

/** The form, loaded when it is first shown; a price or a side that is chosen before waits in its model. */
export const PremarketOrderForm = lazyPlaced(() => import('./PremarketOrderForm'), 'PremarketOrderForm', {
  placeholder: OrderFormSkeleton,
  namespaces: ['premarket', 'trade', 'orders'],
  after: whenIdle,
  isInTurn: true,
});
export { sideChosen } from './model';
