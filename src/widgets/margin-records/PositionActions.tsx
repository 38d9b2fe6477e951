import { useUnit } from 'effector-react';
import { isZero } from '@/contract/decimal';
import type { IsolatedAccount } from '@/contract/margin';
import { loanOpened, type LoanAction } from '@/features/margin-loan';
import { useText } from '@/shared/i18n';
import { useRowButtonSize } from '@/shared/lib/rowButtonSize';
import { Button } from '@/ui/Button/Button';
import { Inline } from '@/ui/Inline/Inline';

export interface PositionActionsProps {
  readonly account: IsolatedAccount;
}

/** Borrows and repays in a pair's account and closes its position. */
export function PositionActions({ account: { tradeId, tradeName, totalDebt } }: PositionActionsProps) {
  const onOpen = useUnit(loanOpened);
  const size = useRowButtonSize();
  const t = useText('margin', 'records');
  const owesNothing = isZero(totalDebt);
  const action = (kind: LoanAction['kind'], isDisabled: boolean) => (
    <Button
      size={size}
      isDisabled={isDisabled}
      aria-label={t('records.actionOn', { action: t(`margin.${kind}`), subject: tradeName })}
      onPress={() => onOpen({ kind, tradeId })}
    >
      {t(`margin.${kind}`)}
    </Button>
  );
  return (
    <Inline gap={2} wrap={false} justify="end">
      {action('borrow', false)}
      {action('repay', owesNothing)}
      {action('close', owesNothing)}
    </Inline>
  );
}
