import type { ReactNode } from 'react';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/typedFigures';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Text } from '@/ui/Text/Text';
import { FormDialog, type FormDialogProps } from './FormDialog';

/** A figure of an order as a field of the form. */
export interface EditedFigure<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly unit: string | undefined;
  readonly decimals: number;
  /** As typed. */
  readonly text: string;
  /** What is wrong with it; undefined for nothing. */
  readonly problem: string | undefined;
}

export interface OrderEditDialogProps<Field extends string> extends Pick<FormDialogProps, 'isOpen' | 'isPending' | 'onClose'> {
  /** Which order it is. */
  readonly text: string;
  readonly figures: readonly EditedFigure<Field>[];
  readonly onType: (field: Field, text: string) => void;
  readonly onSubmit: () => void;
  /** What is chosen rather than typed, below the figures. */
  readonly children?: ReactNode;
}

/** Changes the figures of an order that waits; a refusal of the exchange shows as a toast and the form stays. */
export function OrderEditDialog<Field extends string>({
  text,
  figures,
  onType,
  onSubmit,
  children,
  ...dialog
}: OrderEditDialogProps<Field>) {
  const t = useText('orders');
  const format = useFormat();
  return (
    <FormDialog
      {...dialog}
      title={t('orders.editTitle')}
      cancelLabel={t('orders.editKeep')}
      confirmLabel={t('orders.editSave')}
      isDisabled={figures.some(({ problem }) => problem !== undefined)}
      onConfirm={onSubmit}
    >
      <Text tone="soft">{text}</Text>
      {figures.map(({ field, label, unit, decimals, text: typed, problem }) => (
        <AmountField
          key={field}
          label={label}
          unit={unit}
          separators={format.separators}
          value={typed}
          onChange={(next) => onType(field, next)}
          normalise={withDecimals(decimals)}
          errorMessage={problem}
        />
      ))}
      {children}
    </FormDialog>
  );
}
