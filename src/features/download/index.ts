export { $offer, downloadOpened } from './model';
export { DownloadButton } from './DownloadButton';
