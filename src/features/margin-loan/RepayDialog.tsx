import { useUnit } from 'effector-react';
import { useState } from 'react';
import { amountOf } from '@/contract/capital';
import { isZero } from '@/contract/decimal';
import { repaymentOf } from '@/contract/margin';
import { useFormat, useText } from '@/shared/i18n';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import type { LoanDialogProps } from './BorrowDialog';
import { loanDigits, mostRepayable, owedOf, repayProblem, sentAmount } from './loanForm';
import { LoanForm } from './LoanForm';
import { repaySubmitted } from './mutations';

/** Repays what is owed of a coin, its interest first. */
export function RepayDialog({ account: { assets, tradeId }, coinId }: LoanDialogProps) {
  const onRepay = useUnit(repaySubmitted);
  const [chosen, setChosen] = useState(coinId);
  const [typed, setTyped] = useState('');
  const t = useText('margin', 'orders');
  const format = useFormat();
  const owing = assets.filter((each) => !isZero(owedOf(each)));
  const offered = owing.length > 0 ? owing : assets;
  const asset = offered.find((each) => each.coinId === chosen) ?? offered[0];
  if (!asset) return null;
  const { borrowed, interest, available, coinName: unit } = asset;
  const amount = amountOf(typed);
  const problem = repayProblem(amount, asset);
  const parts = repaymentOf(amount, { principal: borrowed, interest });
  const coins = (value: string) => format.amount(value, { decimals: loanDigits, unit });
  return (
    <LoanForm
      title={t('margin.repay')}
      confirmLabel={t('margin.repayCoin', { coin: unit })}
      assets={offered}
      asset={asset}
      onCoin={(next) => {
        setChosen(next);
        setTyped('');
      }}
      amount={typed}
      onAmount={setTyped}
      most={mostRepayable(asset)}
      mostLabel={t('margin.all')}
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
      ]}
      onConfirm={() => onRepay({ tradeId, coinId: asset.coinId, amount: sentAmount(amount, asset) })}
    >
      {owing.length === 0 && <InlineAlert>{t('margin.nothingOwed')}</InlineAlert>}
    </LoanForm>
  );
}
