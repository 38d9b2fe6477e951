import type { ReactNode } from 'react';
import { premarketStage } from '@/contract/premarket';
import type { DeskPartProps } from '@/widgets/trade-desk';
import { ToSpot } from './ToSpot';
import { useToken } from './useToken';

export interface PhoneActionsProps extends DeskPartProps {
  /** The buttons that open the order form. */
  readonly children: ReactNode;
}

/** The buttons of a phone: once a token is listed, they give way to its spot market. */
export function PhoneActions({ pair, children }: PhoneActionsProps) {
  const token = useToken(pair);
  const isListed = token !== null && token.stage !== premarketStage.trading;
  return isListed ? <ToSpot token={token} size="touch" width="full" /> : children;
}
