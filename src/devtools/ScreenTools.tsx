import { useLocation } from 'react-router-dom';
import { routeAt, routes } from '@/shared/routing';
import { DepositArrival } from './DepositArrival';
import { FaceCheckProvider } from './FaceCheckProvider';

/** The simulation's tools for individual screens: deposit arrival and the face check provider. */
export function ScreenTools() {
  const path = routeAt(useLocation().pathname)?.path;
  if (path === routes.deposit.path) return <DepositArrival />;
  return path === routes.verification.path ? <FaceCheckProvider /> : null;
}
