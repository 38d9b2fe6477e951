import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { normaliseAmount } from '@/contract/capital';
import { isZero } from '@/contract/decimal';
import { accountNames, isAccountType } from '@/entities/accounts';
import { $currency } from '@/entities/currency';
import { useFormat, useText } from '@/shared/i18n';
import { AmountField } from '@/ui/AmountField/AmountField';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { $amount, $isMax, $isEmpty, $isInfoLoading, $limits, $fiatValue, $walletInfo, maxPressed, amountTyped } from './amount';
import { $coin, $accounts } from './selection';
import { $problems } from './submission';
import { amounts } from './TransferForm.css';

export interface AmountSectionProps {
  /** Opens the help for a user without a balance of the coin. */
  readonly onHelp: () => void;
}

/** The amount to transfer, capped to the available balance and the remaining daily limit. */
export function AmountSection({ onHelp }: AmountSectionProps) {
  const t = useText('transfer', 'accounts');
  const format = useFormat();
  const { polite } = useAnnouncer();
  const view = useUnit({
    amount: $amount,
    limits: $limits,
    info: $walletInfo,
    isEmpty: $isEmpty,
    isLoading: $isInfoLoading,
    isMax: $isMax,
    fiatValue: $fiatValue,
    currency: $currency,
    coin: $coin,
    accounts: $accounts,
    problems: $problems,
    onType: amountTyped,
    onMax: maxPressed,
  });
  const { info, coin, isMax, fiatValue, accounts } = view;
  const maxText = t('transfer.amountAtMost');
  const isLimitZero = info !== null && !view.isEmpty && isZero(info.todayAvailableLimit);
  useEffect(() => {
    if (isMax) polite(maxText);
  }, [isMax, maxText, polite]);

  const inCoin = (amount: string) => format.amount(amount, { decimals: coin?.transferPrecision, unit: coin?.shortName });
  const loadingSkeleton = view.isLoading && <Skeleton length="medium" label={t('transfer.availableLoading')} />;
  return (
    <>
      <AmountField
        name="amount"
        label={t('transfer.amount')}
        size="touch"
        placeholder={format.amount('0', { min: 2 })}
        value={view.amount}
        onChange={view.onType}
        normalise={(typed) => normaliseAmount(typed, view.limits)}
        separators={format.separators}
        unit={coin?.shortName}
        action={
          <Button size="compact" tone="quiet" isDisabled={info === null} onPress={() => view.onMax()}>
            {t('transfer.all')}
          </Button>
        }
        aside={info ? t('transfer.available', { amount: inCoin(info.available) }) : loadingSkeleton}
        description={
          <span className={amounts}>
            <span>
              {isMax && `${maxText} `}
              {fiatValue !== null && t('transfer.worth', { amount: format.money(fiatValue, view.currency.code) })}
            </span>
            {info && <span>{t('transfer.limitToday', { amount: inCoin(info.todayAvailableLimit) })}</span>}
          </span>
        }
        errorMessage={view.problems.amount ? t(`transfer.${view.problems.amount}`) : undefined}
      />
      {isLimitZero && coin && <InlineAlert tone="warning">{t('transfer.limitZero', { coin: coin.shortName })}</InlineAlert>}
      {view.isEmpty && coin && isAccountType(accounts.source) && (
        <InlineAlert
          action={
            <Button size="compact" onPress={onHelp}>
              {t('transfer.topUpHelp')}
            </Button>
          }
        >
          {t('transfer.topUpEmpty', { coin: coin.shortName, account: t(accountNames[accounts.source]) })}
        </InlineAlert>
      )}
    </>
  );
}
