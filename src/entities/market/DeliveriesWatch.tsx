import { useGate } from '@/shared/lib/gate';
import { DeliveriesGate } from './deliveriesModel';

/** Where contracts are shown, has their list read again once one of them was delivered; draws nothing. */
export function DeliveriesWatch() {
  useGate(DeliveriesGate);
  return null;
}
