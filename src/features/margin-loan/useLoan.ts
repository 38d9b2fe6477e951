import { useState } from 'react';
import { amountOf } from '@/contract/capital';
import type { MarginAsset } from '@/contract/margin';
import type { MarginAccount } from '@/entities/margin-account';
import { useFormat } from '@/shared/i18n';
import { loanDigits } from './loanForm';

export interface LoanDialogProps {
  readonly account: MarginAccount;
  /** The coin the form starts with. */
  readonly coinId: number | undefined;
}

/** The coin and the amount of a loan form: the coin chosen of those offered, or `preset`; null where none is offered. */
export function useLoan({ coinId }: Pick<LoanDialogProps, 'coinId'>, offered: readonly MarginAsset[], preset: MarginAsset | undefined) {
  const [chosen, setChosen] = useState(coinId);
  const [typed, setTyped] = useState('');
  const format = useFormat();
  const asset = offered.find((each) => each.coinId === chosen) ?? preset ?? null;
  return {
    asset,
    typed,
    amount: amountOf(typed),
    /** An amount of the coin in words. */
    coins: (value: string) => format.amount(value, { decimals: loanDigits, unit: asset?.coinName }),
    /** What both forms hand to `LoanForm`. */
    fields: {
      assets: offered,
      amount: typed,
      onAmount: setTyped,
      onCoin: (next: number) => {
        setChosen(next);
        setTyped('');
      },
    },
  };
}
