import { whenIdle } from '@/shared/lib';
import { OrderFormSkeleton } from './OrderFormSkeleton';

/** How an order form loads: its code when first shown, once the page is idle, and in turn with the other panels of the desk. */
export const orderFormLoading = { placeholder: OrderFormSkeleton, after: whenIdle, isInTurn: true } as const;
