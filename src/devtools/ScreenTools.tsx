import { useLocation } from 'react-router-dom';
import { routeAt, routes } from '@/shared/routing';
import { DepositArrival } from './DepositArrival';
import { FacePartner } from './FacePartner';

/** What the simulation adds to single screens: a deposit that arrives, the partner of the face check. */
export function ScreenTools() {
  const path = routeAt(useLocation().pathname)?.path;
  if (path === routes.deposit.path) return <DepositArrival />;
  return path === routes.verification.path ? <FacePartner /> : null;
}
