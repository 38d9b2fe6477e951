import { lazyWithPlaceholder } from '@/shared/lazy';
import { whenIdle } from '@/shared/lib';
import { OrderFormSkeleton } from '@/shared/order-form/OrderFormSkeleton';

/** The form, loaded when first shown; a price or side selected before is kept in its model. */
export const ContractOrderForm = lazyWithPlaceholder(() => import('./ContractOrderForm'), 'ContractOrderForm', {
  placeholder: OrderFormSkeleton,
  namespaces: ['contract', 'trade', 'orders'],
  after: whenIdle,
  isInTurn: true,
});
export { sideChosen } from './ticketModel';
