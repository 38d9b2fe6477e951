import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { AccountNameField } from '@/features/account-form';
import { ChallengeDialog } from '@/features/challenge';
import { useText } from '@/shared/i18n';
import { Button } from '@/ui/Button/Button';
import { CodeInput } from '@/ui/CodeInput/CodeInput';
import { Countdown } from '@/ui/Countdown/Countdown';
import { Text } from '@/ui/Text/Text';
import * as model from './contact';
import { FormDialog } from './FormDialog';

/** Binds an e-mail address or a phone number, or puts another one in its place. */
export function ContactDialog() {
  const t = useText('security', 'accountForm', 'challenge');
  const units = useUnit({
    contact: model.$contact,
    isBound: model.$isBound,
    code: model.$code,
    nameProblem: model.$nameProblem,
    codeProblem: model.$codeProblem,
    resendAt: model.$resendAt,
    now: model.$now,
    isSending: model.$isSending,
    isPending: model.$isPending,
    onOpen: model.contactOpened,
    onCode: model.codeTyped,
    onSend: model.codeRequested,
    onSubmit: model.submitted,
  });
  const { contact, isBound, onOpen } = units;
  useEffect(() => void onOpen(contact), [contact, onOpen]);
  const [nameError, codeError] = [units.nameProblem && t(units.nameProblem), units.codeProblem && t(units.codeProblem)];
  const title = t(titles[contact][isBound ? 'change' : 'add']);
  return (
    <>
      <FormDialog
        title={title}
        warning={isBound ? t('security.holdAfterContact') : undefined}
        errors={{ account: nameError, code: codeError }}
        submitLabel={title}
        isPending={units.isPending}
        challenge={contact === 'email' ? model.bindEmail.challenge : model.bindPhone.challenge}
        onSubmit={units.onSubmit}
      >
        <AccountNameField name={model.contactName} autoComplete="email" hasKinds={false} error={nameError} />
        <CodeInput
          label={t(contact === 'email' ? 'security.newEmailCode' : 'security.newPhoneCode')}
          name="code"
          value={units.code}
          onChange={units.onCode}
          description={t('challenge.notSent')}
          {...(codeError !== null && { errorMessage: codeError })}
          aside={
            units.resendAt > units.now ? (
              <Text tone="soft">
                {t('challenge.resendIn')} <Countdown to={units.resendAt} now={units.now} largest="minute" />
              </Text>
            ) : (
              <Button size="compact" isPending={units.isSending} onPress={() => units.onSend()}>
                {t(units.resendAt > 0 ? 'challenge.resend' : 'challenge.send')}
              </Button>
            )
          }
        />
      </FormDialog>
      <ChallengeDialog challenge={model.prove.challenge} />
    </>
  );
}

const titles = {
  email: { add: 'security.addEmail', change: 'security.changeEmail' },
  phone: { add: 'security.addPhone', change: 'security.changePhone' },
} as const;
