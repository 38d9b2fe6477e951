import { lazyNamed } from '@/shared/lazy';

/** The form, loaded when it is first shown; a price or a side that is chosen before waits in its model. */
export const ContractOrderForm = lazyNamed(() => import('./ContractOrderForm'), 'ContractOrderForm');
export { sideChosen } from './ticketModel';
