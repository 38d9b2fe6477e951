import { useUnit } from 'effector-react';
import { ChallengeDialog } from '@/features/challenge';
import { useText, type TextKey } from '@/shared/i18n';
import { ConfirmDialog } from '@/ui/ConfirmDialog/ConfirmDialog';
import { RestrictedActivities } from '@/widgets/account-security';
import { dialogClosed } from '../dialog';
import * as model from './confirmations';

/** Changes without a form, made on confirmation. */
export type Confirmation =
  | 'removeGoogle'
  | 'removeEmail'
  | 'removePhone'
  | 'cancelGoogleRemoval'
  | 'cancelEmailRemoval'
  | 'cancelPhoneRemoval'
  | 'whitelistOn'
  | 'whitelistOff'
  | 'freeze';

export interface ConfirmChangeProps {
  readonly change: Confirmation;
}

/** Explains the consequences of a change before it is confirmed. */
export function ConfirmChange({ change }: ConfirmChangeProps) {
  const t = useText('security');
  const { isPending, onClose, onConfirm } = useUnit({
    isPending: model.$isPending,
    onClose: dialogClosed,
    onConfirm: model.confirmed,
  });
  const { title, text, confirm } = texts[change];
  return (
    <>
      <ConfirmDialog
        title={t(title)}
        tone={harmless.includes(change) ? 'accent' : 'danger'}
        isOpen
        isPending={isPending}
        onCancel={onClose}
        onConfirm={onConfirm}
        cancelLabel={t('security.back')}
        confirmLabel={t(confirm)}
      >
        {t(text)}
        {change === 'freeze' && <RestrictedActivities />}
      </ConfirmDialog>
      <ChallengeDialog
        challenge={change === 'whitelistOn' || change === 'whitelistOff' ? model.whitelist.challenge : model.remove.challenge}
      />
    </>
  );
}

/** Changes that only improve security. */
const harmless: readonly Confirmation[] = ['whitelistOn', 'cancelGoogleRemoval', 'cancelEmailRemoval', 'cancelPhoneRemoval'];

interface ConfirmTexts {
  readonly title: TextKey<'security'>;
  readonly text: TextKey<'security'>;
  readonly confirm: TextKey<'security'>;
}
const cancelRemovalTexts = { title: 'security.keepTitle', text: 'security.keepText', confirm: 'security.cancelRemoval' } as const;
const texts: Readonly<Record<Confirmation, ConfirmTexts>> = {
  removeGoogle: { title: 'security.removeGoogleTitle', text: 'security.removeGoogleText', confirm: 'security.turnOff' },
  removeEmail: { title: 'security.removeEmailTitle', text: 'security.removeEmailText', confirm: 'security.remove' },
  removePhone: { title: 'security.removePhoneTitle', text: 'security.removePhoneText', confirm: 'security.remove' },
  cancelGoogleRemoval: cancelRemovalTexts,
  cancelEmailRemoval: cancelRemovalTexts,
  cancelPhoneRemoval: cancelRemovalTexts,
  whitelistOn: { title: 'security.whitelistOnTitle', text: 'security.whitelistOnText', confirm: 'security.turnOn' },
  whitelistOff: { title: 'security.whitelistOffTitle', text: 'security.whitelistOffText', confirm: 'security.turnOff' },
  freeze: { title: 'security.freezeTitle', text: 'security.freezeText', confirm: 'security.freezeNow' },
};
