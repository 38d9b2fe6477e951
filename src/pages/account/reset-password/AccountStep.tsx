import { useUnit } from 'effector-react';
import { AccountNameField } from '@/features/account-form';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import * as model from './model';

/** Asks for the account whose password is to be reset. */
export function AccountStep() {
  const t = useText('resetPassword', 'accountForm');
  const { problem, expiry, isPending, onSubmit } = useUnit({
    problem: model.$nameProblem,
    expiry: model.$expiryMessage,
    isPending: model.$isPending,
    onSubmit: model.accountSubmitted,
  });
  const error = problem && t(problem);
  return (
    <Form
      label={t('resetPassword.stepAccount')}
      errors={error === null ? [] : [{ field: 'account', message: error }]}
      onSubmit={() => onSubmit()}
    >
      {expiry !== null && <InlineAlert tone="warning">{expiry}</InlineAlert>}
      <AccountNameField name={model.accountName} autoComplete="username" error={error} />
      <Button type="submit" tone="accent" size="touch" width="full" isPending={isPending}>
        {t('resetPassword.next')}
      </Button>
    </Form>
  );
}
