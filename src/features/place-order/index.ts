import { lazyWithPlaceholder } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';

/** The form, loaded when first shown; a price or side selected before is kept in its model. */
export const OrderForm = lazyWithPlaceholder(() => import('./OrderForm'), 'OrderForm', {
  placeholder: OrderFormSkeleton,
  namespaces: ['trade', 'orders'],
  after: whenIdle,
  isInTurn: true,
});
export { availableIn, type TicketAccount } from './account';
export { sideChosen } from './ticketModel';
