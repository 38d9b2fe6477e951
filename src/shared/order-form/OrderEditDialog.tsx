import { useFormat, useText } from '@/shared/i18n';
import { withDecimals } from '@/shared/lib/typedFigures';
import { AmountField } from '@/ui/AmountField/AmountField';
import { Button } from '@/ui/Button/Button';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';

/** A figure of an order that can become another one. */
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

export interface OrderEditDialogProps<Field extends string> {
  readonly isOpen: boolean;
  /** Which order it is. */
  readonly text: string;
  readonly figures: readonly EditedFigure<Field>[];
  readonly isPending: boolean;
  readonly onType: (field: Field, text: string) => void;
  readonly onClose: () => void;
  readonly onSubmit: () => void;
}

/** Changes the figures of an order that waits; a refusal of the exchange shows as a toast and the form stays. */
export function OrderEditDialog<Field extends string>({ text, figures, isPending, isOpen, ...on }: OrderEditDialogProps<Field>) {
  const t = useText('orders');
  const format = useFormat();
  return (
    <Dialog
      title={t('orders.editTitle')}
      isOpen={isOpen}
      onOpenChange={(opens) => !opens && on.onClose()}
      footer={
        <>
          <Button onPress={on.onClose}>{t('orders.editKeep')}</Button>
          <Button
            tone="accent"
            isPending={isPending}
            isDisabled={figures.some(({ problem }) => problem !== undefined)}
            onPress={on.onSubmit}
          >
            {t('orders.editSave')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>
        <Text tone="soft">{text}</Text>
        {figures.map(({ field, label, unit, decimals, text: typed, problem }) => (
          <AmountField
            key={field}
            label={label}
            unit={unit}
            separators={format.separators}
            value={typed}
            onChange={(next) => on.onType(field, next)}
            normalise={withDecimals(decimals)}
            errorMessage={problem}
          />
        ))}
      </Stack>
    </Dialog>
  );
}
