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
  const owing = assets.filter((each) => !isZero(owedOf(each)));
  const offered = owing.length > 0 ? owing : assets;
  const { asset, typed, amount, coins, fields } = useLoan({ coinId }, offered, offered[0]);
  const riskItems = useRiskItems(tradeId);
  if (!asset) return null;
  const { borrowed, interest, available, coinName: unit } = asset;
  const problem = repayProblem(amount, asset);
  const parts = splitRepayment(amount, { principal: borrowed, interest });
  return (
    <LoanForm
      title={t('margin.repay')}
      confirmLabel={t('margin.repayCoin', { coin: unit })}
      {...fields}
      asset={asset}
      max={maxRepayable(asset)}
      maxLabel={t('margin.all')}
      problem={typed === '' || problem === null ? undefined : t(problem === 'moreThanOwed' ? 'margin.moreThanOwed' : `orders.${problem}`)}
      isDisabled={problem !== null}
      items={[
        { id: 'principal', term: t('margin.principal'), value: coins(borrowed) },
        { id: 'interest', term: t('margin.interest'), value: coins(interest) },
        { id: 'owed', term: t('margin.owed'), value: coins(owedOf(asset)) },
        { id: 'available', term: t('margin.available'), value: coins(available) },
        {
          id: 'parts',
          term: t('margin.goesTo'),
          value: t('margin.parts', { interest: coins(parts.interest), principal: coins(parts.principal) }),
        },
        ...riskItems(account, problem === null && repayChange(amount, asset)),
      ]}
      onConfirm={() => onRepay({ tradeId, coinId: asset.coinId, amount: sentAmount(amount, asset) })}
    >
      {owing.length === 0 && <InlineAlert>{t('margin.nothingOwed')}</InlineAlert>}
    </LoanForm>
  );
}
