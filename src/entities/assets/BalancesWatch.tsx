import { useGate } from '@/shared/lib/gate';
import { BalancesGate } from './revision';

/** Follows whether anything of what somebody holds has moved. */
export function BalancesWatch() {
  useGate(BalancesGate);
  return null;
}
