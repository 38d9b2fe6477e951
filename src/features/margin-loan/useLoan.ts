import { useState } from 'react';
import { amountOf } from '@/contract/capital';
import type { MarginAsset } from '@/contract/margin';
import type { MarginAccount } from '@/entities/margin-account';
import { useFormat } from '@/shared/i18n';
import { loanDigits } from './loanForm';

export interface LoanDialogProps {
  readonly account: MarginAccount;
  /** The initially selected coin. */
  readonly coinId: number | undefined;
}

/** The state of a loan form: its amount, and the coin chosen from `assets` or else `defaultAsset`; null without either. */
export function useLoan(
  { coinId }: Pick<LoanDialogProps, 'coinId'>,
  assets: readonly MarginAsset[],
  defaultAsset: MarginAsset | undefined,
) {
  const [chosen, setChosen] = useState(coinId);
  const [typed, setTyped] = useState('');
  const format = useFormat();
  const asset = assets.find((each) => each.coinId === chosen) ?? defaultAsset ?? null;
  return {
    asset,
    typed,
    amount: amountOf(typed),
    /** Formats an amount with the coin's name. */
    formatAmount: (value: string) => format.amount(value, { decimals: loanDigits, unit: asset?.coinName }),
    /** The common props of `LoanForm`. */
    formProps: {
      assets,
      amount: typed,
      onAmount: setTyped,
      onCoin: (next: number) => {
        setChosen(next);
        setTyped('');
      },
    },
  };
}
