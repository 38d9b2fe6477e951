import { config } from '@/contract/config';
import { AppDownloadPage } from '@/pages/shell/app-download/page';
import { routes } from '@/shared/routing';
import { pageStory } from '../support';

export default { title: 'pages/AppDownloadPage' };

export const Visitor = pageStory(routes.appDownload, AppDownloadPage);

export const Loading = pageStory(routes.appDownload, AppDownloadPage, { scenario: 'slow-exchange' });

export const VersionsFailed = pageStory(routes.appDownload, AppDownloadPage, { responses: { [config.appReleases.path]: 'fault' } });
