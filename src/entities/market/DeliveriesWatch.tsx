import { useGate } from '@/shared/lib/gate';
import { DeliveriesGate } from './deliveriesModel';

/** Reloads the list of delivery contracts after each delivery while mounted; renders nothing. */
export function DeliveriesWatch() {
  useGate(DeliveriesGate);
  return null;
}
