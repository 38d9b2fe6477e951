import { useUnit } from 'effector-react';
import { AccountNameField } from '@/features/account-form';
import { ChallengeDialog } from '@/features/challenge';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { Button } from '@/ui/Button/Button';
import { CodeInput } from '@/ui/CodeInput/CodeInput';
import { Countdown } from '@/ui/Countdown/Countdown';
import { Text } from '@/ui/Text/Text';
import * as model from './contact';
import { $isSending, $now, $resendAt } from './contactCode';
import { $code, codeRequested, codeTyped, ContactGate, contactName, submitted, type Contact } from './contactFields';
import { FormDialog } from './FormDialog';

export interface ContactDialogProps {
  readonly contact: Contact;
}

/** Binds or replaces the e-mail address or the phone number. */
export function ContactDialog({ contact }: ContactDialogProps) {
  const t = useText('security', 'accountForm', 'challenge');
  useGate(ContactGate, { contact });
  const units = useUnit({
    isBound: model.$isBound,
    code: $code,
    nameProblem: model.$nameProblem,
    codeProblem: model.$codeProblem,
    resendAt: $resendAt,
    now: $now,
    isSending: $isSending,
    isPending: model.$isPending,
    onCode: codeTyped,
    onSend: codeRequested,
    onSubmit: submitted,
  });
  const { isBound } = units;
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
        <AccountNameField name={contactName} autoComplete="email" hasKinds={false} error={nameError} />
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
      <ChallengeDialog challenge={model.verifyOwner.challenge} />
    </>
  );
}

const titles = {
  email: { add: 'security.addEmail', change: 'security.changeEmail' },
  phone: { add: 'security.addPhone', change: 'security.changePhone' },
} as const;
