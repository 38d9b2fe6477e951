export { $offer } from './model';
export { DownloadButton } from './DownloadButton';
