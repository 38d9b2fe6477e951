import type { ReactNode } from 'react';
import type { SettingDialog } from './dialog';
import { AntiPhishingDialog } from './dialogs/AntiPhishingDialog';
import { AuthenticatorDialog } from './dialogs/AuthenticatorDialog';
import { CloseAccountDialog } from './dialogs/CloseAccountDialog';
import { ConfirmChange } from './dialogs/ConfirmChange';
import { ContactDialog } from './dialogs/ContactDialog';
import { FundPasswordDialog } from './dialogs/FundPasswordDialog';
import { LoginPasswordDialog } from './dialogs/LoginPasswordDialog';
import { LostFactorDialog } from './dialogs/LostFactorDialog';
import { NewRecoveryCodes } from './dialogs/NewRecoveryCodes';

export interface SettingDialogsProps {
  readonly dialog: SettingDialog;
}

/** Renders the open dialog. */
export function SettingDialogs({ dialog }: SettingDialogsProps): ReactNode {
  switch (dialog) {
    case 'loginPassword':
      return <LoginPasswordDialog />;
    case 'fundPassword':
      return <FundPasswordDialog />;
    case 'antiPhishing':
      return <AntiPhishingDialog />;
    case 'email':
    case 'phone':
      return <ContactDialog key={dialog} contact={dialog} />;
    case 'google':
      return <AuthenticatorDialog />;
    case 'recoveryCodes':
      return <NewRecoveryCodes />;
    case 'lostGoogle':
    case 'lostEmail':
    case 'lostPhone':
      return <LostFactorDialog key={dialog} />;
    case 'close':
      return <CloseAccountDialog />;
    case 'removeGoogle':
    case 'removeEmail':
    case 'removePhone':
    case 'cancelGoogleRemoval':
    case 'cancelEmailRemoval':
    case 'cancelPhoneRemoval':
    case 'whitelistOn':
    case 'whitelistOff':
    case 'freeze':
      return <ConfirmChange key={dialog} change={dialog} />;
  }
}
