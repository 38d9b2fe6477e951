import { useUnit } from 'effector-react';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { BackupSites } from './BackupSites';
import { $offer } from './model';

/** Offers the app by button and, except on phones, by QR code, and the site's backup addresses. Source: specification, Download popover. */
export function DownloadPanel() {
  const { offer, device } = useUnit({ offer: $offer, device: $device });
  const { appUrl, backupSites } = offer;
  const t = useText('shell', 'appDownload');
  const { to } = useHrefs();
  return (
    <Stack gap={5}>
      <Stack gap={4} align="center">
        {device !== 'phone' && (
          <>
            <QrCode value={appUrl} label={t('appDownload.code', { brand: brand.name })} />
            <Text size="dense" tone="soft" align="center">
              {t('appDownload.scanApp', { brand: brand.name })}
            </Text>
          </>
        )}
        <Link variant="button" tone="accent" width="full" href={to(routes.appDownload)} isExternal>
          {t('shell.downloadApp')}
        </Link>
      </Stack>
      {backupSites.length > 0 && (
        <Stack gap={3} as="section" aria-label={t('shell.backupSites')}>
          <Heading level={2} size="body">
            {t('shell.backupSites')}
          </Heading>
          <BackupSites />
        </Stack>
      )}
    </Stack>
  );
}
