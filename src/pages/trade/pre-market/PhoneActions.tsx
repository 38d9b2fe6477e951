import { premarketStage } from '@/contract/premarket';
import type { PhoneActionsProps } from '@/widgets/trade-desk';
import { SpotMarketLink } from './SpotMarketLink';
import { useToken } from './useToken';

/** Trade buttons on phones; replaced by a link to the spot market once a token is listed. */
export function PhoneActions({ pair, children }: PhoneActionsProps) {
  const token = useToken(pair);
  const isListed = token !== null && token.stage !== premarketStage.trading;
  return isListed ? <SpotMarketLink token={token} size="touch" width="full" /> : children();
}
