import { lazyWithPlaceholder } from '@/shared/lazy';
import { orderFormLoading } from '@/shared/order-form/orderFormLoading';

/** The form, loaded when first shown; a price or side selected before is kept in its model. */
export const PremarketOrderForm = lazyWithPlaceholder(() => import('./PremarketOrderForm'), 'PremarketOrderForm', {
  ...orderFormLoading,
  namespaces: ['premarket', 'trade', 'orders'],
});
export { sideChosen } from './model';
