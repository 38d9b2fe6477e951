import { lazyWithPlaceholder } from '@/shared/lazy';
import { orderFormLoading } from '@/shared/order-form/orderFormLoading';

/** The form, loaded when first shown; a price or side selected before is kept in its model. */
export const OrderForm = lazyWithPlaceholder(() => import('./OrderForm'), 'OrderForm', {
  ...orderFormLoading,
  namespaces: ['trade', 'orders'],
});
export { availableIn, type TicketAccount } from './account';
export { sideChosen } from './ticketModel';
