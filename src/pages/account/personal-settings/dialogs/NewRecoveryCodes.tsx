import { useUnit } from 'effector-react';
import { ChallengeDialog } from '@/features/challenge';
import { useText } from '@/shared/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { dialogClosed } from '../dialog';
import * as model from './authenticator';
import { RecoveryCodes } from './RecoveryCodes';

/** Replaces the recovery codes with new ones. */
export function NewRecoveryCodes() {
  const t = useText('security');
  const { codes, isPending, onClose, onConfirm } = useUnit({
    codes: model.$recoveryCodes,
    isPending: model.issueRecoveryCodes.$isPending,
    onClose: dialogClosed,
    onConfirm: model.codesRequested,
  });
  return (
    <>
      <ConfirmDialog
        title={t('security.newRecoveryCodes')}
        isOpen={codes === null}
        isPending={isPending}
        onCancel={onClose}
        onConfirm={onConfirm}
        cancelLabel={t('security.back')}
        confirmLabel={t('security.newRecoveryCodes')}
      >
        {t('security.newRecoveryCodesText')}
      </ConfirmDialog>
      <ChallengeDialog challenge={model.issueRecoveryCodes.challenge} />
      {codes !== null && <RecoveryCodes codes={codes} />}
    </>
  );
}
