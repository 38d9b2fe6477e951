import { useUnit } from 'effector-react';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { CopyButton } from '@/ui/CopyButton/CopyButton';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { $offer } from './model';

/** Offers the app, by button and, where it is not a phone that would scan itself, by QR code, and the site's backup addresses. Source: specification, Download popover. */
export function DownloadPanel() {
  const { offer, device } = useUnit({ offer: $offer, device: $device });
  const { appUrl, backupSites } = offer;
  const t = useText('shell');
  return (
    <Stack gap={5}>
      <Stack gap={4} align="center">
        {device !== 'phone' && (
          <>
            <QrCode value={appUrl} label={t('shell.downloadCode', { brand: brand.name })} />
            <Text size="dense" tone="soft" align="center">
              {t('shell.downloadScan', { brand: brand.name })}
            </Text>
          </>
        )}
        <Link variant="button" tone="accent" width="full" href={appUrl} isExternal>
          {t('shell.downloadApp')}
        </Link>
      </Stack>
      {backupSites.length > 0 && (
        <Stack gap={3} as="section" aria-label={t('shell.backupSites')}>
          <Heading level={2} size="body">
            {t('shell.backupSites')}
          </Heading>
          <Stack as="ul" gap={2}>
            {backupSites.map((site) => (
              <BackupSite key={site} site={site} />
            ))}
          </Stack>
        </Stack>
      )}
    </Stack>
  );
}

function BackupSite({ site }: { site: string }) {
  const t = useText('shell');
  const { host } = new URL(site);
  return (
    <Inline as="li" justify="between" wrap={false} gap={3}>
      <Text size="dense" wrap="ellipsis" title={host}>
        <Link variant="plain" href={site} isExternal>
          {host}
        </Link>
      </Text>
      <CopyButton text={site} label={t('shell.copySite', { site: host })} />
    </Inline>
  );
}
