import { useUnit } from 'effector-react';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { $device } from '@/shared/lib';
import { routes, useHrefs } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { Link } from '@/ui/Link/Link';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { app, appText } from './blocks.css';

/** App download: a QR code, or on phones a button. */
export function AppBlock() {
  const device = useUnit($device);
  const t = useText('homeMore');
  const { to } = useHrefs();
  const isPhone = device === 'phone';
  return (
    <Card as="section" tone="sunken" density="none">
      <div className={app}>
        <div className={appText}>
          <Stack gap={4}>
            <Heading level={2} size="heading">
              {t('homeMore.appTitle')}
            </Heading>
            <Text as="p" size="reading" tone="soft">
              {t('homeMore.appLead')}
            </Text>
            {!isPhone && (
              <Text as="p" size="dense" tone="faint">
                {t('homeMore.appScan', { address: brand.appDownload.replace('https://', '') })}
              </Text>
            )}
          </Stack>
        </div>
        {isPhone ? (
          <Link variant="button" tone="accent" size="touch" width="full" href={to(routes.appDownload)}>
            {t('homeMore.appGet')}
          </Link>
        ) : (
          <QrCode value={brand.appDownload} label={t('homeMore.appCode')} />
        )}
      </div>
    </Card>
  );
}
