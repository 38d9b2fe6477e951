import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { Card } from '@/ui/Card/Card';
import { Heading } from '@/ui/Heading/Heading';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Stack } from '@/ui/Stack/Stack';
import { Text } from '@/ui/Text/Text';
import { app, appWords } from './blocks.css';

/** App download: QR code and address. */
export function AppBlock() {
  const t = useText('homeMore');
  return (
    <Card as="section" tone="sunken" density="none">
      <div className={app}>
        <div className={appWords}>
          <Stack gap={4}>
            <Heading level={2} size="heading">
              {t('homeMore.appTitle')}
            </Heading>
            <Text as="p" size="reading" tone="soft">
              {t('homeMore.appLead')}
            </Text>
            <Text as="p" size="dense" tone="faint">
              {t('homeMore.appAddress', { address: brand.appDownload.replace('https://', '') })}
            </Text>
          </Stack>
        </div>
        <QrCode value={brand.appDownload} label={t('homeMore.appCode')} />
      </div>
    </Card>
  );
}
