import { useUnit } from 'effector-react';
import { isZero } from '@/contract/decimal';
import type { MarginAsset } from '@/contract/margin';
import { loanOpened } from '@/features/margin-loan';
import { useText } from '@/shared/i18n';
import { useRowButtonSize } from '@/shared/lib/rowButtonSize';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';

export interface AssetActionsProps {
  readonly asset: MarginAsset;
}

/** Borrows or repays a coin of the cross account. */
export function AssetActions({ asset: { coinId, coinName: coin, borrowed } }: AssetActionsProps) {
  const onOpen = useUnit(loanOpened);
  const size = useRowButtonSize();
  const t = useText('margin');
  return (
    <Inline gap={2} wrap={false} justify="end">
      <Button size={size} aria-label={t('margin.borrowCoin', { coin })} onPress={() => onOpen({ kind: 'borrow', tradeId: null, coinId })}>
        {t('margin.borrow')}
      </Button>
      <Button
        size={size}
        isDisabled={isZero(borrowed)}
        aria-label={t('margin.repayCoin', { coin })}
        onPress={() => onOpen({ kind: 'repay', tradeId: null, coinId })}
      >
        {t('margin.repay')}
      </Button>
    </Inline>
  );
}
