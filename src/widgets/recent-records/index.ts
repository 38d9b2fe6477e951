export { RecentRecords, type RecentRecordsProps } from './RecentRecords';
