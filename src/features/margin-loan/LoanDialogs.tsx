import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { BorrowDialog } from './BorrowDialog';
import { $isSending, $openedAction } from './model';
import { closePosition } from './mutations';
import { loanClosed } from './dialogModel';
import { RepayDialog } from './RepayDialog';

/** The dialogs for borrowing, repaying and closing a position; one at a time. */
export function LoanDialogs() {
  const { opened, isSending, onClose, onClosePosition } = useUnit({
    opened: $openedAction,
    isSending: $isSending,
    onClose: loanClosed,
    onClosePosition: closePosition.submitted,
  });
  const t = useText('margin', 'trade');
  if (opened === null) return null;
  const { kind, account, coinId, tradeId } = opened;
  if (kind === 'borrow') return <BorrowDialog key={tradeId} account={account} coinId={coinId} />;
  if (kind === 'repay') return <RepayDialog key={tradeId} account={account} coinId={coinId} />;
  return (
    <ConfirmDialog
      isOpen
      title={t('margin.closeTitle')}
      confirmLabel={t('margin.close')}
      cancelLabel={t('trade.confirmBack')}
      isPending={isSending}
      onCancel={() => onClose()}
      onConfirm={() => tradeId !== null && onClosePosition({ tradeId })}
    >
      {t('margin.closeText', { pair: account.tradeName ?? '' })}
    </ConfirmDialog>
  );
}
