import { Suspense } from 'react';
import { loadBackupSites } from '@/features/download';
import { brand } from '@/shared/brand';
import { useText } from '@/shared/i18n';
import { lazyNamed } from '@/shared/lazy';
import { useGate } from '@/shared/lib/gate';
import { Page } from '@/shared/page';
import { routes } from '@/shared/routing';
import { Grid } from '@/ui/Grid/Grid';
import { Hero } from '@/ui/Hero/Hero';
import { Panel } from '@/ui/Panel/Panel';
import { Skeleton } from '@/ui/Skeleton/Skeleton';
import { Stack } from '@/ui/Stack/Stack';
import { Files } from './Files';
import { AppDownloadGate } from './model';
import { ReleaseNotes } from './ReleaseNotes';
import { first, sitesHeight } from './page.css';
import { Phone } from './Phone';
import { Safety } from './Safety';
import { DownloadLinks } from './DownloadLinks';

const BackupSites = lazyNamed(loadBackupSites, 'BackupSites');

/** The app download page: QR code or matching store, all files with checksums, release notes and backup sites. */
export function AppDownloadPage() {
  useGate(AppDownloadGate);
  const t = useText('appDownload', 'shell');
  return (
    <Page route={routes.appDownload} width="wide" hasHeading={false}>
      <div className={first}>
        <Hero title={t('appDownload.title', { brand: brand.name })} lead={t('appDownload.lead')} aside={<Phone />}>
          <DownloadLinks />
        </Hero>
      </div>
      <Stack gap={8}>
        <Files />
        <Grid columns="halves" gap={6}>
          <ReleaseNotes />
          <Stack gap={6}>
            <Panel title={t('shell.backupSites')}>
              <div className={sitesHeight}>
                <Suspense fallback={<Skeleton count={3} label />}>
                  <BackupSites />
                </Suspense>
              </div>
            </Panel>
            <Safety />
          </Stack>
        </Grid>
      </Stack>
    </Page>
  );
}
