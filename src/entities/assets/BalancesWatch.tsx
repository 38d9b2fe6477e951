import { useGate } from '@/shared/lib/gate';
import { BalancesGate } from './revision';

/** Polls for balance changes while mounted. */
export function BalancesWatch() {
  useGate(BalancesGate);
  return null;
}
