import { useUnit } from 'effector-react';
import { failureText } from '@/shared/api';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { Button } from '@/ui/Button/Button';
import { InlineAlert } from '@/ui/InlineAlert/InlineAlert';
import { Link } from '@/ui/Link/Link';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $faceCheck, $faceFormError, $isFaceFormPending, faceCheckOpened } from './draft';
import { $faceForm } from './face';

/** The partner's face check: opened here or, by QR code, on a phone; the page shows the result once it has ended. */
export function FaceCheck() {
  const t = useText('verification');
  const { state, form, isPending, error, device, onStart } = useUnit({
    state: $faceCheck,
    form: $faceForm,
    isPending: $isFaceFormPending,
    error: $faceFormError,
    device: $device,
    onStart: faceCheckOpened,
  });
  const reason = error && failureText(error);
  if (state === 'passed')
    return (
      <InlineAlert tone="success" isAnnounced>
        {t('verification.facePassed')}
      </InlineAlert>
    );
  if (form === 'refused') return <InlineAlert tone="danger">{t('verification.faceRefused')}</InlineAlert>;
  return (
    <Stack gap={5} align="start">
      <ul>
        {(['light', 'alone', 'uncovered'] as const).map((tip) => (
          <li key={tip}>
            <Text tone="soft">{t(`verification.faceTip_${tip}`)}</Text>
          </li>
        ))}
      </ul>
      {state === 'failed' && (
        <InlineAlert tone="danger" title={t('verification.faceFailedTitle')} isAnnounced>
          {t('verification.faceFailed')}
        </InlineAlert>
      )}
      {state === 'expired' && (
        <InlineAlert tone="warning" isAnnounced>
          {t('verification.faceExpired')}
        </InlineAlert>
      )}
      {reason && (
        <InlineAlert tone="danger" isAnnounced>
          {'server' in reason ? reason.server : t(reason.key)}
        </InlineAlert>
      )}
      {form === null ? (
        <Button size="touch" isPending={isPending} pendingLabel={t('verification.checking')} onPress={() => onStart()}>
          {t(state === 'none' ? 'verification.faceStart' : 'verification.faceAgain')}
        </Button>
      ) : (
        <>
          {form.place === 'partner' && device === 'desktop' && <QrCode value={form.address} label={t('verification.faceCode')} />}
          <Link variant="button" size="touch" href={form.address} isExternal={form.place === 'partner'}>
            {t('verification.faceOpen')}
          </Link>
          {form.place === 'partner' && (
            <Text as="p" tone="soft">
              {t('verification.faceWaiting')}
            </Text>
          )}
        </>
      )}
    </Stack>
  );
}
