import { useCallback } from 'react';
import { contractName, type Position } from '@/contract/swap';
import { useText } from '@/shared/i18n';

/** Returns a function that names a position by side and contract. */
export function usePositionName(): (position: Pick<Position, 'side' | 'contractCode'>) => string {
  const t = useText('contract');
  return useCallback(
    ({ side, contractCode }) => t('contract.positionName', { side: t(`contract.${side}`), contract: contractName(contractCode) }),
    [t],
  );
}
