export { $offer, downloadOpened } from './model';
export { DownloadButton } from './DownloadButton';
export { loadBackupSites } from './loadBackupSites';
