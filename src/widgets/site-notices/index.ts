export { SiteNotices } from './SiteNotices';
