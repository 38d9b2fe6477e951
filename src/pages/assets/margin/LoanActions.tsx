import { useUnit } from 'effector-react';
import { account } from '@/contract/capital';
import { isZero } from '@/contract/decimal';
import { crossAccount, isolatedAccounts } from '@/entities/margin-account';
import { loanOpened, type LoanAction } from '@/features/margin-loan';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import type { RowActionsProps } from '@/widgets/account-assets';

/** Actions to borrow a coin on margin and, if owed, to repay it; renders nothing for a coin that cannot be borrowed. */
export function LoanActions({ asset: { wallet, tradeId, coinId, coinName: coin, borrowed, interest } }: RowActionsProps) {
  const { cross, isolated, onOpen } = useUnit({ cross: crossAccount.$latest, isolated: isolatedAccounts.$latest, onOpen: loanOpened });
  const t = useText('margin');
  const isBorrowable =
    wallet === account.crossMargin
      ? cross?.assets.some((asset) => asset.coinId === coinId)
      : isolated?.some((pair) => pair.tradeId === tradeId);
  if (!isBorrowable || coinId === null) return null;
  const isOwed = [borrowed, interest].some((part) => part !== null && !isZero(part));
  const open = (kind: LoanAction['kind']) => onOpen({ kind, tradeId, coinId });
  return (
    <>
      <Button tone="link" size="compact" aria-label={t('margin.borrowCoin', { coin })} onPress={() => open('borrow')}>
        {t('margin.borrow')}
      </Button>
      {isOwed && (
        <Button tone="link" size="compact" aria-label={t('margin.repayCoin', { coin })} onPress={() => open('repay')}>
          {t('margin.repay')}
        </Button>
      )}
    </>
  );
}
