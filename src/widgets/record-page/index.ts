export type { RecordColumn, RecordState } from './column';
export type { RecordFilter } from './filter';
export { remoteOptions, type RemoteOption, type RemoteOptions } from './remoteOptions';
export type { RecordEndpoint } from './model';
export type { RecordPageOptions } from './options';
export { recordPage } from './RecordPage';
