import { useUnit } from 'effector-react';
import { isZero, multiply } from '@/contract/decimal';
import { useRiskItems } from '@/entities/margin-account';
import { useFormat, useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { borrowChange, borrowProblem, owedOf } from './loanForm';
import { LoanForm } from './LoanForm';
import { borrowSubmitted } from './mutations';
import { useLoan, type LoanDialogProps } from './useLoan';

const hoursPerDay = '24';
const rateDigits = 6;

/** Borrows a coin against the account's assets. */
export function BorrowDialog({ account, coinId }: LoanDialogProps) {
  const { assets, tradeId } = account;
  const onBorrow = useUnit(borrowSubmitted);
  const defaultAsset = assets.find(({ coinName }) => coinName === 'USDT') ?? assets.at(-1);
  const { asset, typed, amount, formatAmount, formProps } = useLoan({ coinId }, assets, defaultAsset);
  const t = useText('margin', 'orders');
  const format = useFormat();
  const riskItems = useRiskItems(tradeId);
  if (!asset) return null;
  const { borrowAble, hourlyRate, coinName: unit } = asset;
  const problem = borrowProblem(amount, asset);
  const change = borrowChange(amount, asset);
  const percent = (rate: string) => `${format.amount(multiply(rate, '100'), { decimals: rateDigits })}%`;
  return (
    <LoanForm
      title={t('margin.borrow')}
      confirmLabel={t('margin.borrowCoin', { coin: unit })}
      {...formProps}
      asset={asset}
      max={borrowAble}
      maxLabel={t('margin.max')}
      problem={typed !== '' && problem !== null ? t(`orders.${problem}`) : undefined}
      isDisabled={problem !== null}
      items={[
        { id: 'most', term: t('margin.borrowable'), value: formatAmount(borrowAble) },
        { id: 'hourly', term: t('margin.hourlyRate'), value: percent(hourlyRate) },
        { id: 'daily', term: t('margin.dailyRate'), value: percent(multiply(hourlyRate, hoursPerDay)) },
        { id: 'interest', term: t('margin.firstHour'), value: formatAmount(change.interest) },
        { id: 'debt', term: t('margin.owed'), value: formatAmount(owedOf(asset)) },
        ...riskItems(account, problem === null && change),
      ]}
      onConfirm={() => onBorrow({ tradeId, coinId: asset.coinId, amount })}
    >
      {isZero(borrowAble) && <InlineAlert tone="warning">{t('margin.nothingToBorrow', { coin: unit })}</InlineAlert>}
    </LoanForm>
  );
}
