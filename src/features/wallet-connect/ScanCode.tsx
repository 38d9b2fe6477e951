import { useUnit } from 'effector-react';
import { brand } from '@/shared/brand';
import { QueryView } from '@/shared/api/QueryView';
import { useText } from '@/shared/i18n';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { expired, paper, scan, steps } from './ConnectDialog.css';
import { $link, $phase, qrCode } from './model';

/** Size of the QR code in px. Source: specification, Wallet connect. */
const qrSize = 135;

/** The QR code with its instructions. */
export function ScanCode() {
  const { link, phase } = useUnit({ link: $link, phase: $phase });
  const t = useText('wallet');
  return (
    <QueryView
      query={qrCode}
      density="compact"
      errorText={t('wallet.codeFailed')}
      skeleton={<Skeleton shape="block" size={qrSize} label />}
    >
      {() =>
        link !== null && (
          <div className={scan}>
            <div className={phase === 'expired' ? `${paper} ${expired}` : paper}>
              <QrCode value={link} size="medium" label={t('wallet.qrCode', { brand: brand.name })} />
            </div>
            <Stack gap={4} align="start">
              <ol className={steps}>
                {(['wallet.scanOpen', 'wallet.scanPoint', 'wallet.scanConfirm'] as const).map((key) => (
                  <Text key={key} as="li" size="dense">
                    {t(key, { brand: brand.name })}
                  </Text>
                ))}
              </ol>
              <CopyButton variant="button" size="compact" text={link} label={t('wallet.copyLink')} />
            </Stack>
          </div>
        )
      }
    </QueryView>
  );
}
