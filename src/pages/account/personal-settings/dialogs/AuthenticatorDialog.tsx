import { useUnit } from 'effector-react';
import { ChallengeDialog } from '@/features/challenge';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { useGate } from '@/shared/lib/gate';
import { CodeInput } from '@/ui/CodeInput/CodeInput';
import { CopyField } from '@/ui/CopyField/CopyField';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import * as model from './authenticator';
import { FormDialog } from './FormDialog';
import { RecoveryCodes } from './RecoveryCodes';

/** Binds an authenticator app: shows its key as QR code and text, asks for a code, then shows the recovery codes. */
export function AuthenticatorDialog() {
  const t = useText('security', 'challenge');
  useGate(model.AuthenticatorGate);
  const { isBound, code, codes, problem, isPending, onCode, onSubmit } = useUnit({
    isBound: model.$isBound,
    code: model.$code,
    codes: model.$recoveryCodes,
    problem: model.$problem,
    isPending: model.$isPending,
    onCode: model.codeTyped,
    onSubmit: model.submitted,
  });
  const error = problem && t(problem);
  return (
    <>
      <FormDialog
        isOpen={codes === null}
        title={t(isBound ? 'security.changeAuthenticator' : 'security.turnOnAuthenticator')}
        intro={t('security.scan')}
        warning={isBound ? t('security.holdAfterAuthenticator') : undefined}
        errors={{ code: error }}
        submitLabel={t('security.verify')}
        isPending={isPending}
        challenge={model.bind.challenge}
        onSubmit={onSubmit}
      >
        <QueryView
          query={model.key}
          density="compact"
          errorText={t('security.keyFailed')}
          skeleton={<Skeleton shape="block" size={keyHeight} label />}
        >
          {({ secret, uri }) => (
            <Stack gap={5} align="center">
              {uri !== null && <QrCode value={uri} label={t('security.qrCode')} />}
              {secret !== null && (
                <CopyField label={t('security.key')} value={secret} copyLabel={t('security.copyKey')} description={t('security.keepKey')} />
              )}
            </Stack>
          )}
        </QueryView>
        <CodeInput
          label={t('security.shownCode')}
          name="code"
          value={code}
          onChange={onCode}
          {...(error !== null && { errorMessage: error })}
        />
      </FormDialog>
      <ChallengeDialog challenge={model.verifyOwner.challenge} />
      {codes !== null && <RecoveryCodes codes={codes} />}
    </>
  );
}

/** Height in px of the loading skeleton of the key. */
const keyHeight = 280;
