import { lazyNamed } from '@/shared/lazy';

/** The form, loaded when it is first shown; a price or a side that is chosen before waits in its model. */
export const OrderForm = lazyNamed(() => import('./OrderForm'), 'OrderForm');
export { availableIn, type TicketAccount } from './account';
export { sideChosen } from './ticketModel';
