import { useUnit } from 'effector-react';
import { accountNames, isAccountType } from '@/entities/accounts';
import { useText } from '@/shared/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { $ends } from './selection';
import { $outcome, $dialog, acceptedRead, recordFollowed, tellingRead } from './result';
import { $isCardAsked, cardGivenUp, cardKept } from './submission';

/** Dialogs around a transfer: the card warning before it and its result. */
export function TransferResultDialogs() {
  const t = useText('transfer', 'accounts');
  const view = useUnit({
    ends: $ends,
    isCardAsked: $isCardAsked,
    outcome: $outcome,
    telling: $dialog,
    cardGivenUp,
    cardKept,
    acceptedRead,
    recordFollowed,
    tellingRead,
  });
  const { ends, outcome } = view;
  const source = isAccountType(ends.source) ? t(accountNames[ends.source]) : '';
  return (
    <>
      <ConfirmDialog
        tone="danger"
        title={t('transfer.cardTitle')}
        isOpen={view.isCardAsked}
        onCancel={() => view.cardKept()}
        onConfirm={() => view.cardGivenUp()}
        cancelLabel={t('transfer.keep')}
        confirmLabel={t('transfer.continue')}
      >
        {t('transfer.cardText', { account: source })}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('transfer.acceptedTitle')}
        isOpen={view.telling === 'accepted'}
        onCancel={() => view.acceptedRead()}
        onConfirm={() => view.recordFollowed()}
        cancelLabel={t('common.close')}
        confirmLabel={t('transfer.viewRecord')}
      >
        {(outcome?.kind === 'accepted' && outcome.message) || t('transfer.accepted')}
      </ConfirmDialog>
      <ConfirmDialog
        title={t('transfer.notAllowedTitle')}
        isOpen={view.telling === 'told'}
        onCancel={() => view.tellingRead()}
        onConfirm={() => view.tellingRead()}
        confirmLabel={t('transfer.gotIt')}
      >
        {outcome?.kind === 'told' && t(`transfer.${outcome.messageKey}`)}
      </ConfirmDialog>
    </>
  );
}
