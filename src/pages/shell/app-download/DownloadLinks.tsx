import { useUnit } from 'effector-react';
import { Play, Smartphone } from 'lucide-react';
import { $offer } from '@/features/download';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { Link } from '@/ui/Link/Link';
import { QrCode } from '@/ui/QrCode/QrCode';
import { Text } from '@/ui/Text/Text';
import { stores as storesStyle, downloadLinks } from './page.css';
import { phonePlatform } from './platform';

const storeLinks = [
  { platform: 'ios', icon: Smartphone },
  { platform: 'android', icon: Play },
] as const;

/** Links to the app: on a phone the matching store first, on a computer a QR code and both stores. */
export function DownloadLinks() {
  const { appUrl, stores } = useUnit($offer);
  const t = useText('appDownload');
  const visitorPlatform = phonePlatform(navigator);
  return (
    <div className={downloadLinks}>
      {visitorPlatform === null && <QrCode value={appUrl} label={t('appDownload.code', { brand: brand.name })} />}
      <div className={storesStyle}>
        {visitorPlatform === null && (
          <Text as="p" tone="soft">
            {t('appDownload.scan', { address: new URL(appUrl).host })}
          </Text>
        )}
        {storeLinks
          .toSorted((a, b) => (a.platform === visitorPlatform ? -1 : 0) + (b.platform === visitorPlatform ? 1 : 0))
          .map(({ platform, icon }) => (
            <Link
              key={platform}
              variant="button"
              size="touch"
              width="full"
              tone={platform === visitorPlatform ? 'accent' : 'neutral'}
              icon={icon}
              href={stores[platform] ?? appUrl}
              isExternal
            >
              {t(`appDownload.openIn_${platform}`)}
            </Link>
          ))}
      </div>
    </div>
  );
}
