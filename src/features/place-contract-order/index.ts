import { lazyWithPlaceholder } from '@/shared/lazy';
import { orderFormLoading } from '@/shared/order-form/orderFormLoading';

/** The form, loaded when first shown; a price or side selected before is kept in its model. */
export const ContractOrderForm = lazyWithPlaceholder(() => import('./ContractOrderForm'), 'ContractOrderForm', {
  ...orderFormLoading,
  namespaces: ['contract', 'trade', 'orders'],
});
export { sideChosen } from './ticketModel';
