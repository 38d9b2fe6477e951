export type { BulkAction, RecordAction, RecordOpener } from './action';
export { coinOptions } from './coinOptions';
export type { RecordColumn, RecordState } from './column';
export type { RecordFilter } from './filter';
export { remoteOptions, type RemoteOption, type RemoteOptions } from './remoteOptions';
export type { RecordEndpoint } from './model';
export type { RecordContentProps, RecordKind, RecordKindOptions, RecordPageOptions } from './options';
export { recordKind } from './recordKind';
export { recordPage } from './RecordPage';
