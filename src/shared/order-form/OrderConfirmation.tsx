import { useState } from 'react';
import { useText } from '@/shared/i18n';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { ConfirmDialog, type ConfirmDialogProps } from '@/ui/ConfirmDialog/ConfirmDialog';
import { DescriptionList, type DescriptionListProps } from '@/ui/DescriptionList/DescriptionList';
import { Stack } from '@/ui/Stack/Stack';

export interface OrderConfirmationProps extends Pick<ConfirmDialogProps, 'isOpen' | 'confirmLabel' | 'onCancel' | 'onConfirm'> {
  /** The action and its instrument. */
  readonly what: string;
  /** The values of the order. */
  readonly items: DescriptionListProps['items'];
  /** Called on confirming if the user opted out of confirmations. */
  readonly onNeverAsk: () => void;
}

/** Asks for confirmation before an order is sent, with an opt-out. */
export function OrderConfirmation({ what, items, onConfirm, onNeverAsk, ...dialog }: OrderConfirmationProps) {
  const [isNeverAsked, setNeverAsked] = useState(false);
  const t = useText('trade');
  return (
    <ConfirmDialog
      {...dialog}
      title={t('trade.confirmTitle', { what })}
      cancelLabel={t('trade.confirmBack')}
      onConfirm={() => {
        if (isNeverAsked) onNeverAsk();
        onConfirm();
      }}
    >
      <Stack gap={5}>
        <DescriptionList density="compact" items={items} />
        <Checkbox isSelected={isNeverAsked} onChange={setNeverAsked}>
          {t('trade.confirmNever')}
        </Checkbox>
      </Stack>
    </ConfirmDialog>
  );
}
