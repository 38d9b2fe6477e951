import { useUnit } from 'effector-react';
import { accountNames, isAccountType } from '@/entities/accounts';
import { useText } from '@/shared/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { $accounts } from './selection';
import { $outcome, $dialog, acceptedDialogClosed, recordOpened, notAllowedDialogClosed } from './result';
import { $isCardWarningOpen, cardWarningConfirmed, cardWarningCancelled } from './submission';

/** Dialogs around a transfer: the card warning before it and its result. */
export function TransferResultDialogs() {
  const t = useText('transfer', 'accounts');
  const view = useUnit({
    accounts: $accounts,
    isCardWarningOpen: $isCardWarningOpen,
    outcome: $outcome,
    dialog: $dialog,
    cardWarningConfirmed,
    cardWarningCancelled,
    acceptedRead: acceptedDialogClosed,
    recordOpened,
    notAllowedRead: notAllowedDialogClosed,
  });
  const { accounts, outcome } = view;
  const source = isAccountType(accounts.source) ? t(accountNames[accounts.source]) : '';
  return (
    <>
      <ConfirmDialog
        tone="danger"
        title={t('transfer.cardTitle')}
        isOpen={view.isCardWarningOpen}
        onCancel={() => view.cardWarningCancelled()}
        onConfirm={() => view.cardWarningConfirmed()}
        cancelLabel={t('transfer.keep')}
        confirmLabel={t('transfer.continue')}
      >
        {t('transfer.cardText', { account: source })}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('transfer.acceptedTitle')}
        isOpen={view.dialog === 'accepted'}
        onCancel={() => view.acceptedRead()}
        onConfirm={() => view.recordOpened()}
        cancelLabel={t('common.close')}
        confirmLabel={t('transfer.viewRecord')}
      >
        {(outcome?.kind === 'accepted' && outcome.message) || t('transfer.accepted')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('transfer.notAllowedTitle')}
        isOpen={view.dialog === 'notAllowed'}
        onCancel={() => view.notAllowedRead()}
        onConfirm={() => view.notAllowedRead()}
        confirmLabel={t('transfer.gotIt')}
      >
        {outcome?.kind === 'notAllowed' && t(`transfer.${outcome.messageKey}`)}
      </ConfirmDialog>
    </>
  );
}
