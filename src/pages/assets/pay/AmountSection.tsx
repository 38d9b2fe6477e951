import { useUnit } from 'effector-react';
import { subtract } from '@/contract/decimal';
import { useFormat, useText } from '@/shared/i18n';
import { CoinAmountField } from '@/shared/money-form/CoinAmountField';
import { payer } from './account';
import { $amount, $precision, amountTyped, info, maxPressed } from './form';
import { $problems } from './submission';

export interface AmountSectionProps {
  /** The symbol of the coin. */
  readonly unit: string;
}

/** The amount field, with the available balance and the remaining daily limit. */
export function AmountSection({ unit }: AmountSectionProps) {
  const t = useText('pay');
  const format = useFormat();
  const { amount, precision, payInfo, isLoading, account, problem, onType, onMax } = useUnit({
    amount: $amount,
    precision: $precision,
    payInfo: info.$data,
    isLoading: info.$isLoading,
    account: payer.$data,
    problem: $problems.map(({ amount: amountProblem }) => amountProblem ?? null),
    onType: amountTyped,
    onMax: maxPressed,
  });
  const remaining = account && format.amount(subtract(account.dayLimit, account.dayUsed), { decimals: 2 });
  return (
    <CoinAmountField
      label={t('pay.amount')}
      value={amount}
      onChange={onType}
      precision={precision}
      unit={unit}
      max={{ label: t('pay.max'), onPress: onMax }}
      isLoading={isLoading}
      available={payInfo && t('pay.available', { amount: format.amount(payInfo.available, { unit }) })}
      description={
        account && remaining !== null ? t('pay.dayLeft', { left: remaining, limit: format.amount(account.dayLimit) }) : undefined
      }
      errorMessage={problem === null ? undefined : t(problem)}
    />
  );
}
