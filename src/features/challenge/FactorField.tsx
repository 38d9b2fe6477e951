import { useUnit } from 'effector-react';
import { useEffect } from 'react';
import type { ChallengeFactor } from '@/contract/account';
import { useText, type TextKey } from '@/shared/i18n';
import { useAnnouncer } from '@/ui/Announcer/announcer';
import { routes, useHrefs } from '@/shared/routing';
import { Button } from '@/ui/Button/Button';
import { CodeInput } from '@/ui/CodeInput/CodeInput';
import { Countdown } from '@/ui/Countdown/Countdown';
import { Link } from '@/ui/Link/Link';
import { PasswordField } from '@/ui/PasswordField/PasswordField';
import { TextField } from '@/ui/TextField/TextField';
import { Text } from '@/ui/Text/Text';
import type { Challenge } from './model';
import type { Channel } from './codeSender';

export interface FactorFieldProps {
  readonly factor: ChallengeFactor;
  readonly challenge: Challenge;
}

/** The input of one factor, with a send button for codes by e-mail or SMS. */
export function FactorField({ factor, challenge }: FactorFieldProps) {
  const t = useText('challenge');
  const { texts, problems, onType } = useUnit({
    texts: challenge.$inputs,
    problems: challenge.$problems,
    onType: challenge.typed,
  });
  const key = problems[factor];
  const field = {
    label: t(labels[factor]),
    name: factor,
    value: texts[factor],
    onChange: (text: string) => onType({ factor, text }),
    ...(key && { errorMessage: t(key) }),
  };
  if (factor === 'tradePassword')
    return (
      <PasswordField
        {...field}
        autoComplete="off"
        inputMode="numeric"
        size="touch"
        maxLength={6}
        reveal={{ show: t('challenge.showFundPassword'), hide: t('challenge.hideFundPassword') }}
      />
    );
  if (factor === 'google') return <AuthenticatorField field={field} challenge={challenge} />;
  return <SentCodeField field={field} channel={factor} challenge={challenge} />;
}

interface CodeField {
  readonly label: string;
  readonly name: string;
  readonly value: string;
  readonly onChange: (text: string) => void;
  readonly errorMessage?: string;
}

/** The authenticator code, or a recovery code instead if the exchange accepts one; otherwise a link to the settings for a lost authenticator. */
function AuthenticatorField({ field, challenge }: { readonly field: CodeField; readonly challenge: Challenge }) {
  const t = useText('challenge');
  const { canRecover, recoveryCodesLeft, isRecovering, onToggle, onClose } = useUnit({
    canRecover: challenge.$canRecover,
    recoveryCodesLeft: challenge.$recoveryCodesLeft,
    isRecovering: challenge.$isRecovering,
    onToggle: challenge.recoveryToggled,
    onClose: challenge.closed,
  });
  const { to } = useHrefs();
  const securityHref = to(routes.personalSettings, { query: { tab: 'security' } });
  const settingsLink = securityHref && (
    <Link href={securityHref} onPress={() => onClose()}>
      {t('challenge.authenticatorLost')}
    </Link>
  );
  const aside = canRecover ? (
    <Button size="compact" onPress={() => onToggle()}>
      {t(isRecovering ? 'challenge.useAuthenticator' : 'challenge.useRecoveryCode')}
    </Button>
  ) : (
    settingsLink
  );
  if (isRecovering)
    return (
      <TextField
        {...field}
        label={t('challenge.recoveryCode')}
        description={
          recoveryCodesLeft === null ? t('challenge.recoveryCodeHint') : t('challenge.recoveryCodesLeft', { count: recoveryCodesLeft })
        }
        autoComplete="off"
        spellCheck="false"
        size="touch"
        aside={aside}
      />
    );
  return <CodeInput {...field} description={t('challenge.googleHint')} aside={aside} />;
}

interface SentCodeFieldProps {
  readonly field: CodeField;
  readonly channel: Channel;
  readonly challenge: Challenge;
}

function SentCodeField({ field, channel, challenge: { codeSender, $now } }: SentCodeFieldProps) {
  const t = useText('challenge');
  const { polite } = useAnnouncer();
  const { sent, now, isSending, onSend } = useUnit({
    sent: codeSender.$sent,
    now: $now,
    isSending: codeSender.$isPending,
    onSend: codeSender.requested,
  });
  const sentCode = sent[channel];
  const isWaiting = sentCode !== undefined && sentCode.resendAt > now;
  const sendsLeft = sentCode?.sendsLeft;
  const announcement =
    sentCode &&
    (sendsLeft !== undefined && sendsLeft < fewSends
      ? t('challenge.sentToFew', { receiver: sentCode.receiver, count: sendsLeft })
      : t('challenge.sentTo', { receiver: sentCode.receiver }));
  useEffect(() => {
    if (announcement) polite(announcement);
  }, [announcement, sentCode?.resendAt, polite]);
  return (
    <CodeInput
      {...field}
      description={announcement ?? t('challenge.notSent')}
      aside={
        isWaiting ? (
          <Text tone="soft">
            {t('challenge.resendIn')} <Countdown to={sentCode.resendAt} now={now} largest="minute" />
          </Text>
        ) : (
          <Button size="compact" isPending={isSending} onPress={() => onSend(channel)}>
            {t(sentCode ? 'challenge.resend' : 'challenge.send')}
          </Button>
        )
      }
    />
  );
}

/** Below this number of remaining sends, the dialog displays it. */
const fewSends = 3;

const labels = {
  email: 'challenge.email',
  phone: 'challenge.phone',
  google: 'challenge.google',
  tradePassword: 'challenge.fundPassword',
} as const satisfies Record<ChallengeFactor, TextKey<'challenge'>>;
