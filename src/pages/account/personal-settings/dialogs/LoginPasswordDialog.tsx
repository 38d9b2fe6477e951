import { useUnit } from 'effector-react';
import { NewPasswordField } from '@/features/account-form';
import { useText } from '@/shared/i18n';
import { FormDialog } from './FormDialog';
import * as model from './loginPassword';
import { SecretField } from './SecretField';

/** Changes the login password. */
export function LoginPasswordDialog() {
  const t = useText('security', 'accountForm');
  const { old, next, problems, isPending, onOld, onNew, onSubmit } = useUnit({
    old: model.$old,
    next: model.$new,
    problems: model.$problems,
    isPending: model.change.$isPending,
    onOld: model.oldTyped,
    onNew: model.newTyped,
    onSubmit: model.submitted,
  });
  const [oldError, newError] = [problems.oldPassword && t(problems.oldPassword), problems.password && t(problems.password)];
  return (
    <FormDialog
      title={t('security.changePassword')}
      warning={t('security.holdAfterPassword')}
      errors={{ oldPassword: oldError, password: newError }}
      submitLabel={t('security.changePassword')}
      isPending={isPending}
      challenge={model.change.challenge}
      onSubmit={onSubmit}
    >
      <SecretField label={t('security.currentPassword')} name="oldPassword" value={old} onChange={onOld} error={oldError} />
      <NewPasswordField value={next} onChange={onNew} error={newError} />
    </FormDialog>
  );
}
