import { premarketStage } from '@/contract/premarket';
import type { PhoneActionsProps } from '@/widgets/trade-desk';
import { ToSpot } from './ToSpot';
import { useToken } from './useToken';

/** The buttons of a phone: once a token is listed, they give way to its spot market. */
export function PhoneActions({ pair, children }: PhoneActionsProps) {
  const token = useToken(pair);
  const isListed = token !== null && token.stage !== premarketStage.trading;
  return isListed ? <ToSpot token={token} size="touch" width="full" /> : children();
}
