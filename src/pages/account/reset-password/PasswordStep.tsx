import { useUnit } from 'effector-react';
import { NewPasswordField } from '@/features/account-form';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import * as model from './model';

/** Asks for the new password. */
export function PasswordStep() {
  const t = useText('resetPassword', 'accountForm');
  const { password, problem, isPending, onType, onSubmit } = useUnit({
    password: model.$password,
    problem: model.$passwordProblem,
    isPending: model.$isPending,
    onType: model.passwordTyped,
    onSubmit: model.passwordSubmitted,
  });
  const error = problem && t(problem);
  return (
    <Form
      label={t('resetPassword.stepPassword')}
      errors={error === null ? [] : [{ field: 'password', message: error }]}
      onSubmit={() => onSubmit()}
    >
      <NewPasswordField value={password} onChange={onType} error={error} />
      <Button type="submit" tone="accent" size="touch" width="full" isPending={isPending}>
        {t('resetPassword.save')}
      </Button>
    </Form>
  );
}
