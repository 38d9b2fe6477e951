import { useUnit } from 'effector-react';
import { useText } from '@/shared/i18n';
import { FormDialog } from './FormDialog';
import * as model from './fundPassword';
import { SecretField } from './SecretField';

/** Sets or changes the fund password. */
export function FundPasswordDialog() {
  const t = useText('security');
  const { isSet, digits, password, problems, isSetPending, isChangePending, onDigits, onPassword, onSubmit } = useUnit({
    isSet: model.$isSet,
    digits: model.$digits,
    password: model.$password,
    problems: model.$problems,
    isSetPending: model.setPassword.$isPending,
    isChangePending: model.changePassword.$isPending,
    onDigits: model.digitsTyped,
    onPassword: model.passwordTyped,
    onSubmit: model.submitted,
  });
  const [digitsError, passwordError] = [problems.digits && t(problems.digits), problems.password && t(problems.password)];
  const title = t(isSet ? 'security.changeFundPassword' : 'security.setFundPassword');
  return (
    <FormDialog
      title={title}
      intro={t('security.fundPasswordIntro')}
      warning={isSet ? t('security.holdAfterFundPassword') : undefined}
      errors={{ newTradePassword: digitsError, loginPassword: passwordError }}
      submitLabel={title}
      isPending={isSetPending || isChangePending}
      challenge={(isSet ? model.changePassword : model.setPassword).challenge}
      onSubmit={onSubmit}
    >
      <SecretField
        kind="digits"
        label={t('security.newFundPassword')}
        description={t('security.sixDigits')}
        name="newTradePassword"
        value={digits}
        onChange={onDigits}
        error={digitsError}
      />
      <SecretField label={t('security.loginPassword')} name="loginPassword" value={password} onChange={onPassword} error={passwordError} />
    </FormDialog>
  );
}
