import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import type { MarginAsset } from '@/contract/margin';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/typedFigures';
import { FormDialog } from '@/shared/order-form/FormDialog';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { DescriptionList, type Description } from '@/ui/DescriptionList/DescriptionList';
import { Select } from '@/ui/Select/Select';
import { loanDigits } from './loanForm';
import { $isSending } from './model';
import { loanClosed } from './opening';

export interface LoanFormProps {
  readonly title: string;
  readonly confirmLabel: string;
  /** The coins to choose from, and the chosen one. */
  readonly assets: readonly MarginAsset[];
  readonly asset: MarginAsset;
  readonly onCoin: (coinId: number) => void;
  readonly amount: string;
  readonly onAmount: (amount: string) => void;
  /** The largest amount, and what the button says that takes it. */
  readonly max: string;
  readonly maxLabel: string;
  /** What is wrong with the amount; undefined for nothing. */
  readonly problem: string | undefined;
  /** Nothing can be sent as the form stands. */
  readonly isDisabled: boolean;
  readonly items: readonly Description[];
  readonly onConfirm: () => void;
  /** A remark above the fields. */
  readonly children?: ReactNode;
}

/** The form that borrows or repays a coin: which, how much, and what comes of it. */
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
