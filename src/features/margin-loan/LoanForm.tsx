import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { MarginAsset } from '@/contract/margin';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/numberInput';
import { FormDialog } from '@/shared/order-form/FormDialog';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { DescriptionList, type Description } from '@/ui/DescriptionList/DescriptionList';
import { Select } from '@/ui/Select/Select';
import { loanDigits } from './loanForm';
import { $isSending } from './model';
import { loanClosed } from './dialogModel';

export interface LoanFormProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** The coins to choose from, and the selected one. */
  readonly assets: readonly MarginAsset[];
  readonly asset: MarginAsset;
  readonly onCoin: (coinId: number) => void;
  readonly amount: string;
  readonly onAmount: (amount: string) => void;
  /** The maximum amount, and the label of the button that fills it in. */
  readonly max: string;
  readonly maxLabel: string;
  /** The error message of the amount; undefined if valid. */
  readonly problem: string | undefined;
  /** Whether the form cannot be submitted. */
  readonly isDisabled: boolean;
  readonly items: readonly Description[];
  readonly onConfirm: () => void;
  /** A note above the fields. */
  readonly children?: ReactNode;
}

/** The form for borrowing or repaying a coin: coin, amount and the resulting values. */
export function LoanForm({ title, confirmLabel, assets, asset, isDisabled, items, children, ...form }: LoanFormProps) {
  const { isSending, onClose } = useUnit({ isSending: $isSending, onClose: loanClosed });
  const t = useText('margin', 'trade');
  const format = useFormat();
  return (
    <FormDialog
      title={title}
      width="narrow"
      confirmLabel={confirmLabel}
      cancelLabel={t('trade.confirmBack')}
      isPending={isSending}
      isDisabled={isDisabled}
      onClose={() => onClose()}
      onConfirm={form.onConfirm}
    >
      {children}
      <Select
        label={t('margin.coin')}
        options={assets.map(({ coinId, coinName }) => ({ id: String(coinId), label: coinName }))}
        value={String(asset.coinId)}
        onChange={(id) => form.onCoin(Number.parseInt(id, 10))}
        placeholder=""
      />
      <AmountField
        label={t('margin.amount')}
        unit={asset.coinName}
        separators={format.separators}
        value={form.amount}
        onChange={form.onAmount}
        normalise={withDecimals(loanDigits)}
        errorMessage={form.problem}
        action={
          <Button size="compact" tone="quiet" onPress={() => form.onAmount(form.max)}>
            {form.maxLabel}
          </Button>
        }
      />
      <DescriptionList density="compact" items={items} />
    </FormDialog>
  );
}
