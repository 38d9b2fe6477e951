import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { FormDialog, type FormDialogProps } from '@/shared/order-form/FormDialog';
import { changeSetting, settingClosed, settingSubmitted } from './settingDialogModel';
import type { Setting } from './ticket';

export interface SettingDialogProps extends Pick<FormDialogProps, 'title' | 'width' | 'isDisabled' | 'children'> {
  /** The selected settings. */
  readonly setting: Partial<Setting>;
}

/** The dialog around a form that changes the trading settings of a contract. */
export function SettingDialog({ setting, ...props }: SettingDialogProps) {
  const { isPending, onClose, onSubmit } = useUnit({
    isPending: changeSetting.$isPending,
    onClose: settingClosed,
    onSubmit: settingSubmitted,
  });
  const t = useText('contract', 'trade');
  return (
    <FormDialog
      {...props}
      cancelLabel={t('trade.confirmBack')}
      confirmLabel={t('contract.confirm')}
      isPending={isPending}
      onClose={() => onClose()}
      onConfirm={() => onSubmit(setting)}
    />
  );
}
