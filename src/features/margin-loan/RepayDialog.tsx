import { useUnit } from 'effector-react';
import { isZero } from '@/contract/decimal';
import { splitRepayment } from '@/contract/margin';
import { useRiskItems } from '@/entities/margin-account';
import { useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { maxRepayable, owedOf, repayChange, repayProblem, sentAmount } from './loanForm';
import { LoanForm } from './LoanForm';
import { repaySubmitted } from './mutations';
import { useLoan, type LoanDialogProps } from './useLoan';

/** Repays the debt of a coin, interest first. */
export function RepayDialog({ account, coinId }: LoanDialogProps) {
  const { assets, tradeId } = account;
  const onRepay = useUnit(repaySubmitted);
  const t = useText('margin', 'orders');
  const indebtedAssets = assets.filter((each) => !isZero(owedOf(each)));
  const selectableAssets = indebtedAssets.length > 0 ? indebtedAssets : assets;
  const { asset, typed, amount, formatAmount, formProps } = useLoan({ coinId }, selectableAssets, selectableAssets[0]);
  const riskItems = useRiskItems(tradeId);
  if (!asset) return null;
  const { borrowed, interest, available, coinName: unit } = asset;
  const problem = repayProblem(amount, asset);
  const parts = splitRepayment(amount, { principal: borrowed, interest });
  return (
    <LoanForm
      title={t('margin.repay')}
      confirmLabel={t('margin.repayCoin', { coin: unit })}
      {...formProps}
      asset={asset}
      max={maxRepayable(asset)}
      maxLabel={t('margin.all')}
      problem={typed === '' || problem === null ? undefined : t(problem === 'moreThanOwed' ? 'margin.moreThanOwed' : `orders.${problem}`)}
      isDisabled={problem !== null}
      items={[
        { id: 'principal', term: t('margin.principal'), value: formatAmount(borrowed) },
        { id: 'interest', term: t('margin.interest'), value: formatAmount(interest) },
        { id: 'owed', term: t('margin.owed'), value: formatAmount(owedOf(asset)) },
        { id: 'available', term: t('margin.available'), value: formatAmount(available) },
        {
          id: 'parts',
          term: t('margin.goesTo'),
          value: t('margin.parts', { interest: formatAmount(parts.interest), principal: formatAmount(parts.principal) }),
        },
        ...riskItems(account, problem === null && repayChange(amount, asset)),
      ]}
      onConfirm={() => onRepay({ tradeId, coinId: asset.coinId, amount: sentAmount(amount, asset) })}
    >
      {indebtedAssets.length === 0 && <InlineAlert>{t('margin.nothingOwed')}</InlineAlert>}
    </LoanForm>
  );
}
