import { useUnit } from 'effector-react';
import type { Position } from '@/contract/swap';
import { useText } from '@/shared/i18n';
import { FormDialog, type FormDialogProps } from '@/shared/order-form/FormDialog';
import { taskClosed } from './model';
import { PositionFacts } from './PositionFacts';

/** The props of each position dialog. */
export interface PositionTaskProps {
  readonly position: Position;
}

/** The dialog around a form that changes a position. */
export function PositionDialog({
  position,
  children,
  ...props
}: PositionTaskProps & Omit<FormDialogProps, 'width' | 'isOpen' | 'cancelLabel' | 'onClose'>) {
  const onClose = useUnit(taskClosed);
  const t = useText('trade');
  return (
    <FormDialog {...props} width="narrow" cancelLabel={t('trade.confirmBack')} onClose={() => onClose()}>
      <PositionFacts position={position} />
      {children}
    </FormDialog>
  );
}
