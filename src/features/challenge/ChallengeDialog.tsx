import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import { useText } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { Button } from '@/ui/Button/Button';
import { Countdown } from '@/ui/Countdown/Countdown';
import { Dialog } from '@/ui/Dialog/Dialog';
import { Form } from '@/ui/Form/Form';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Text } from '@/ui/Text/Text';
import { CaptchaStep } from './CaptchaStep';
import { FactorField } from './FactorField';
import type { Challenge } from './model';

export interface ChallengeDialogProps {
  readonly challenge: Challenge;
}

/** Asks for all required factors: e-mail, SMS and authenticator codes and the fund password. */
export function ChallengeDialog({ challenge }: ChallengeDialogProps) {
  const t = useText('challenge');
  const { isOpen, isCaptchaOpen, isPending, factors, problems, precheck, attempts, isLocked, onClose, onSubmit } = useUnit({
    isOpen: challenge.$isOpen,
    isCaptchaOpen: challenge.codeSender.$isCaptchaOpen,
    isPending: challenge.$isPending,
    factors: challenge.$factors,
    problems: challenge.$problems,
    precheck: challenge.$precheck,
    attempts: challenge.$attempts,
    isLocked: challenge.$isLocked,
    onClose: challenge.closed,
    onSubmit: challenge.submitted,
  });
  const errors = factors.flatMap((factor) => {
    const key = problems[factor];
    return key ? [{ field: factor, message: t(key) }] : [];
  });
  return (
    <Dialog
      title={t(isCaptchaOpen ? 'challenge.captchaTitle' : 'challenge.title')}
      width="narrow"
      isClosable
      isDismissable={false}
      isOpen={isOpen}
      onOpenChange={(open) => !open && onClose()}
    >
      {isCaptchaOpen ? (
        <CaptchaStep captcha={challenge.codeSender.captcha} onCancel={challenge.codeSender.captchaCancelled} />
      ) : (
        <Form label={t('challenge.title')} errors={errors} onSubmit={() => onSubmit()}>
          {precheck?.isNewDevice && <InlineAlert tone="warning">{t('challenge.newDevice')}</InlineAlert>}
          {isLocked && <Lock challenge={challenge} />}
          {factors.map((factor) => (
            <FactorField key={factor} factor={factor} challenge={challenge} />
          ))}
          {!isLocked && attempts.remaining !== null && attempts.remaining < maxAttempts && (
            <Text as="p" size="dense" tone="warning">
              {t('challenge.triesLeft', { count: attempts.remaining })}
            </Text>
          )}
          <Button
            type="submit"
            tone="accent"
            size="touch"
            width="full"
            isDisabled={isLocked}
            isPending={isPending}
            pendingLabel={t('challenge.pending')}
          >
            {t('challenge.submit')}
          </Button>
        </Form>
      )}
    </Dialog>
  );
}

/** Shows the lock after too many failed attempts, with a countdown to its end. */
function Lock({ challenge }: ChallengeDialogProps) {
  const t = useText('challenge');
  const { attempts, now } = useUnit({ attempts: challenge.$attempts, now: challenge.$now });
  const { assertive } = useAnnouncer();
  const title = t('challenge.lockedTitle');
  useEffect(() => assertive(title), [assertive, title]);
  return (
    <InlineAlert tone="danger" title={title}>
      {t('challenge.lockedFor')} <Countdown to={attempts.lockedUntil ?? now} now={now} largest="minute" />
    </InlineAlert>
  );
}

/** The initial number of attempts; the dialog shows the remaining ones once they are fewer. */
const maxAttempts = 5;
