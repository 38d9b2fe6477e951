import { useUnit } from 'effector-react';
import { useState } from 'react';
import { amountOf } from '@/contract/capital';
import { isZero, multiply } from '@/contract/decimal';
import { interestDue } from '@/contract/margin';
import type { MarginAccount } from '@/entities/margin-account';
import { useFormat, useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { borrowProblem, loanDigits, owedOf } from './loanForm';
import { LoanForm } from './LoanForm';
import { borrowSubmitted } from './mutations';

export interface LoanDialogProps {
  readonly account: MarginAccount;
  /** The coin the form starts with; the last one of the account by default. */
  readonly coinId: number | undefined;
}

const hoursOfDay = '24';
const rateDigits = 6;

/** Borrows a coin against what the account holds. */
export function BorrowDialog({ account: { assets, tradeId }, coinId }: LoanDialogProps) {
  const onBorrow = useUnit(borrowSubmitted);
  const [chosen, setChosen] = useState(coinId);
  const [typed, setTyped] = useState('');
  const t = useText('margin', 'orders');
  const format = useFormat();
  const asset = assets.find((each) => each.coinId === chosen) ?? assets.find(({ coinName }) => coinName === 'USDT') ?? assets.at(-1);
  if (!asset) return null;
  const { borrowAble, hourlyRate, coinName: unit } = asset;
  const amount = amountOf(typed);
  const problem = borrowProblem(amount, asset);
  const coins = (value: string) => format.amount(value, { decimals: loanDigits, unit });
  const percent = (rate: string) => `${format.amount(multiply(rate, '100'), { decimals: rateDigits })}%`;
  return (
    <LoanForm
      title={t('margin.borrow')}
      confirmLabel={t('margin.borrowCoin', { coin: unit })}
      assets={assets}
      asset={asset}
      onCoin={(next) => {
        setChosen(next);
        setTyped('');
      }}
      amount={typed}
      onAmount={setTyped}
      most={borrowAble}
      mostLabel={t('margin.most')}
      problem={typed !== '' && problem !== null ? t(`orders.${problem}`) : undefined}
      isDisabled={problem !== null}
      items={[
        { id: 'most', term: t('margin.borrowable'), value: coins(borrowAble) },
        { id: 'hourly', term: t('margin.hourlyRate'), value: percent(hourlyRate) },
        { id: 'daily', term: t('margin.dailyRate'), value: percent(multiply(hourlyRate, hoursOfDay)) },
        { id: 'interest', term: t('margin.firstHour'), value: coins(interestDue(multiply(amount, hourlyRate))) },
        { id: 'debt', term: t('margin.owed'), value: coins(owedOf(asset)) },
      ]}
      onConfirm={() => onBorrow({ tradeId, coinId: asset.coinId, amount })}
    >
      {isZero(borrowAble) && <InlineAlert tone="warning">{t('margin.nothingToBorrow', { coin: unit })}</InlineAlert>}
    </LoanForm>
  );
}
