import { useUnit } from 'effector-react';
import type { ReactNode } from 'react';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Dialog, type DialogProps } from '@/ui/Dialog/Dialog';
import { Stack } from '@/ui/Stack/Stack';
import { changeSetting, settingClosed, settingSubmitted } from './settingModel';
import type { Setting } from './ticket';

export interface SettingDialogProps extends Pick<DialogProps, 'width'> {
  readonly title: string;
  /** What is chosen. */
  readonly setting: Partial<Setting>;
  /** The choice is not possible now. */
  readonly isDisabled: boolean;
  /** The fields. */
  readonly children: ReactNode;
}

/** The frame of a form that changes how a contract is traded. */
export function SettingDialog({ title, width, setting, isDisabled, children }: SettingDialogProps) {
  const { isPending, onClose, onSubmit } = useUnit({
    isPending: changeSetting.$isPending,
    onClose: settingClosed,
    onSubmit: settingSubmitted,
  });
  const t = useText('contract', 'trade');
  return (
    <Dialog
      title={title}
      width={width}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      footer={
        <>
          <Button onPress={() => onClose()}>{t('trade.confirmBack')}</Button>
          <Button tone="accent" isPending={isPending} isDisabled={isDisabled} onPress={() => onSubmit(setting)}>
            {t('contract.confirm')}
          </Button>
        </>
      }
    >
      <Stack gap={5}>{children}</Stack>
    </Dialog>
  );
}
