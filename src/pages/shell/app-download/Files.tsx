import { useUnit } from 'effector-react';
import { Download } from 'lucide-react';
import type { AppFile, AppRelease } from '@/contract/config';
import { $offer } from '@/features/download';
import { QueryView } from '@/shared/api/QueryView';
import { $locale, Instant, unknownValue, useFormat, useText } from '@/shared/i18n';
import { safeUrl } from '@/shared/routing';
import { Card } from '@/ui/Card/Card';
import { CopyField } from '@/ui/CopyField/CopyField';
import { DescriptionList } from '@/ui/DescriptionList/DescriptionList';
import { EmptyState } from '@/ui/EmptyState/EmptyState';
import { Grid } from '@/ui/Grid/Grid';
import { Heading } from '@/ui/Heading/Heading';
import { Inline } from '@/ui/Inline/Inline';
import { Link } from '@/ui/Link/Link';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { releases } from './model';
import { filesHeight } from './page.css';

/** The latest version for each platform, with its requirements, size and checksum. */
export function Files() {
  const t = useText('appDownload');
  return (
    <Stack as="section" gap={6}>
      <Heading level={2} size="heading">
        {t('appDownload.versions')}
      </Heading>
      <div className={filesHeight}>
        <QueryView
          query={releases}
          errorText={t('appDownload.failed')}
          skeleton={<Skeleton shape="block" size={240} label />}
          empty={<EmptyState density="compact" text={t('appDownload.none')} />}
        >
          {([latest]) =>
            latest && (
              <Grid as="ul" columns="halves" gap={6}>
                {latest.files.map((file) => (
                  <FileCard key={file.platform} release={latest} file={file} />
                ))}
              </Grid>
            )
          }
        </QueryView>
      </div>
    </Stack>
  );
}

function FileCard({ release, file }: { readonly release: AppRelease; readonly file: AppFile }) {
  const { platform, minimumSystem, bytes, sha256 } = file;
  const { locale, offer } = useUnit({ locale: $locale, offer: $offer });
  const t = useText('appDownload');
  const format = useFormat();
  const resolved = safeUrl(file.url, { locale });
  const size = bytes === null ? unknownValue : t('appDownload.sizeMb', { size: format.amount((bytes / 1_000_000).toFixed(1)) });
  return (
    <Card as="li" density="generous">
      <Stack gap={5}>
        <Heading level={3}>{t(`appDownload.${platform}`)}</Heading>
        <DescriptionList
          items={[
            { id: 'version', term: t('appDownload.version'), value: release.version },
            { id: 'updated', term: t('appDownload.updated'), value: <Instant at={release.releasedTime} part="date" /> },
            { id: 'requires', term: t('appDownload.requires'), value: minimumSystem || unknownValue },
            { id: 'size', term: t('appDownload.size'), value: size },
          ]}
        />
        {sha256 !== null && (
          <CopyField
            label={t('appDownload.checksum')}
            value={sha256}
            copyLabel={t('appDownload.copyChecksum')}
            description={t('appDownload.checksumLead')}
          />
        )}
        <Inline gap={4}>
          <Link variant="button" href={offer.stores[platform] ?? offer.appUrl} isExternal>
            {t(`appDownload.openIn_${platform}`)}
          </Link>
          {resolved.kind === 'external' && (
            <Link variant="button" icon={Download} href={resolved.href} isExternal>
              {t('appDownload.downloadFile')}
            </Link>
          )}
        </Inline>
      </Stack>
    </Card>
  );
}
