import { useUnit } from 'effector-react';
import { ChallengeDialog } from '@/features/challenge';
import { useText } from '@/shared/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { Dialog } from '@/ui/Dialog/Dialog';
import { CreatedKey } from './CreatedKey';
import * as model from './form';
import { KeyForm } from './KeyForm';
import { $dialog, dialogClosed } from './model';

/** The open dialog: creates, edits or deletes a key, guarded by the security challenge. */
export function KeyDialogs() {
  const t = useText('apiKeys');
  const { dialog, created, isDeleting, onClose, onDelete } = useUnit({
    dialog: $dialog,
    created: model.$created,
    isDeleting: model.remove.$isPending,
    onClose: dialogClosed,
    onDelete: model.deletionConfirmed,
  });
  if (dialog === null) return null;
  if (dialog.kind === 'delete')
    return (
      <>
        <ConfirmDialog
          title={dialog.key === null ? t('apiKeys.deleteAllTitle') : t('apiKeys.deleteTitle', { label: dialog.key.label })}
          tone="danger"
          isOpen
          isPending={isDeleting}
          onCancel={onClose}
          onConfirm={onDelete}
          cancelLabel={t('apiKeys.back')}
          confirmLabel={t(dialog.key === null ? 'apiKeys.deleteAll' : 'apiKeys.delete')}
        >
          {t('apiKeys.deleteText')}
        </ConfirmDialog>
        <ChallengeDialog challenge={model.remove.challenge} />
      </>
    );
  const isNew = dialog.kind === 'create';
  return (
    <>
      <Dialog
        title={t(isNew ? 'apiKeys.create' : 'apiKeys.edit')}
        isClosable
        isDismissable={false}
        isOpen={created === null}
        onOpenChange={(isOpen) => !isOpen && onClose()}
      >
        <KeyForm edited={dialog.kind === 'edit' ? dialog.key : null} />
      </Dialog>
      <ChallengeDialog challenge={(isNew ? model.create : model.edit).challenge} />
      {created !== null && <CreatedKey created={created} />}
    </>
  );
}
