import { useUnit } from 'effector-react';
import { amountOf } from '@/contract/capital';
import { isZero } from '@/contract/decimal';
import { accountNames, isAccountType } from '@/entities/accounts';
import { useFormat, useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { $amount, $isInfoLoading } from './amount';
import { $areCoinsLoading, $coin, $accounts } from './selection';
import { $isSubmitting } from './submission';

/** Submits the form; its label states what the transfer does once the form is complete. */
export function ConfirmTransfer() {
  const t = useText('transfer', 'accounts');
  const format = useFormat();
  const { amount, coin, accounts, isSubmitting, isInfoLoading, areCoinsLoading } = useUnit({
    amount: $amount,
    coin: $coin,
    accounts: $accounts,
    isSubmitting: $isSubmitting,
    isInfoLoading: $isInfoLoading,
    areCoinsLoading: $areCoinsLoading,
  });
  const isComplete = coin !== null && !isZero(amountOf(amount)) && isAccountType(accounts.target);
  return (
    <Button
      type="submit"
      tone="accent"
      size="touch"
      width="full"
      isPending={isSubmitting || isInfoLoading || areCoinsLoading}
      pendingLabel={isSubmitting ? t('transfer.confirmPending') : t('common.loading')}
    >
      {isComplete
        ? t('transfer.confirmWith', {
            amount: format.amount(amountOf(amount), { decimals: coin.transferPrecision, unit: coin.shortName }),
            account: t(accountNames[accounts.target]),
          })
        : t('transfer.confirm')}
    </Button>
  );
}
