import type { ReactNode } from 'react';
import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/numberInput';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Text } from '@/ui/Text/Text';
import { FormDialog, type FormDialogProps } from './FormDialog';

/** A value of an order as a form field. */
export interface OrderEditField<Field extends string> {
  readonly field: Field;
  readonly label: string;
  readonly unit: string | undefined;
  readonly decimals: number;
  /** As typed. */
  readonly text: string;
  /** The error of the value; undefined if it is valid. */
  readonly problem: string | undefined;
}

export interface OrderEditDialogProps<Field extends string> extends Pick<FormDialogProps, 'isOpen' | 'isPending' | 'onClose'> {
  /** Describes the order. */
  readonly text: string;
  readonly fields: readonly OrderEditField<Field>[];
  readonly onType: (field: Field, text: string) => void;
  readonly onSubmit: () => void;
  /** Further controls below the fields. */
  readonly children?: ReactNode;
}

/** Edits the values of an open order; a refusal by the exchange shows as a toast and the form stays open. */
export function OrderEditDialog<Field extends string>({
  text,
  fields,
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
      isDisabled={fields.some(({ problem }) => problem !== undefined)}
      onConfirm={onSubmit}
    >
      <Text tone="soft">{text}</Text>
      {fields.map(({ field, label, unit, decimals, text: typed, problem }) => (
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
