import { useUnit } from 'effector-react';
import { useId } from 'react';
import { AccountNameField, NewPasswordField } from '@/features/account-form';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { Checkbox } from '@/ui/Checkbox/Checkbox';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { TextField } from '@/ui/TextField/TextField';
import * as model from './model';

/** The registration form; the e-mail address or phone number is verified in the challenge dialog. */
export function RegisterForm() {
  const t = useText('register', 'accountForm');
  const agreementError = useId();
  const { password, inviteCode, hasAgreed, problems, failure, isPending, onPassword, onInviteCode, onAgree, onSubmit } = useUnit({
    password: model.$password,
    inviteCode: model.$inviteCode,
    hasAgreed: model.$hasAgreed,
    problems: model.$problems,
    failure: model.$failure,
    isPending: model.$isPending,
    onPassword: model.passwordTyped,
    onInviteCode: model.inviteCodeTyped,
    onAgree: model.agreed,
    onSubmit: model.submitted,
  });
  const errors = [
    ...(problems.name ? [{ field: 'account', message: t(problems.name) }] : []),
    ...(problems.password ? [{ field: 'password', message: t(problems.password) }] : []),
    ...(problems.agreement ? [{ field: 'agreement', message: t(problems.agreement) }] : []),
  ];
  return (
    <Form label={t('register.submit')} errors={errors} onSubmit={() => onSubmit()}>
      {failure !== null && (
        <InlineAlert tone="danger" isAnnounced>
          {failure}
        </InlineAlert>
      )}
      <AccountNameField name={model.accountName} autoComplete="email" error={problems.name && t(problems.name)} />
      <NewPasswordField value={password} onChange={onPassword} error={problems.password && t(problems.password)} />
      <TextField
        label={t('register.inviteCode')}
        description={t('register.inviteCodeHint')}
        name="inviteCode"
        autoComplete="off"
        maxLength={model.inviteCodeLength}
        size="touch"
        value={inviteCode}
        onChange={onInviteCode}
      />
      <Stack gap={1}>
        <Checkbox
          name="agreement"
          isSelected={hasAgreed}
          onChange={onAgree}
          isInvalid={problems.agreement !== null}
          {...(problems.agreement && { 'aria-describedby': agreementError })}
        >
          {t('register.agreement')}
        </Checkbox>
        {problems.agreement && (
          <Text id={agreementError} size="dense" tone="danger">
            {t(problems.agreement)}
          </Text>
        )}
      </Stack>
      <Button type="submit" tone="accent" size="touch" width="full" isPending={isPending} pendingLabel={t('register.pending')}>
        {t('register.submit')}
      </Button>
    </Form>
  );
}
