import { useUnit } from 'effector-react';
import type { Position } from '@/contract/swap';
import { useText } from '@/shared/i18n';
import { FormDialog, type FormDialogProps } from '@/shared/order-form/FormDialog';
import { positionActionClosed } from './model';
import { PositionFacts } from './PositionFacts';

/** The props of each position dialog. */
export interface PositionActionProps {
  readonly position: Position;
}

/** The dialog around a form that changes a position. */
export function PositionDialog({
  position,
  children,
  ...props
}: PositionActionProps & Omit<FormDialogProps, 'width' | 'isOpen' | 'cancelLabel' | 'onClose'>) {
  const onClose = useUnit(positionActionClosed);
  const t = useText('trade');
  return (
    <FormDialog {...props} width="narrow" cancelLabel={t('trade.confirmBack')} onClose={() => onClose()}>
      <PositionFacts position={position} />
      {children}
    </FormDialog>
  );
}
