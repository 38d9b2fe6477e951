import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { $event, $isOpen, confirmed, dismissed } from './model';

/** Shows the server's message on why an area is restricted, with a way to meet the requirement or go back. */
export function BusinessEventDialog() {
  const t = useText('business');
  const { event, isOpen, confirm, dismiss } = useUnit({ event: $event, isOpen: $isOpen, confirm: confirmed, dismiss: dismissed });
  const isKyc = event?.kind === 'needKyc';
  return (
    <ConfirmDialog
      title={t(isKyc ? 'business.needKycTitle' : 'business.cannotUseTitle')}
      isOpen={isOpen}
      onCancel={() => dismiss()}
      onConfirm={() => confirm()}
      confirmLabel={t(isKyc ? 'business.verify' : 'business.gotIt')}
      cancelLabel={isKyc ? t('business.notNow') : undefined}
    >
      {event?.message ?? t(isKyc ? 'business.needKycText' : 'business.cannotUseText')}
    </ConfirmDialog>
  );
}
