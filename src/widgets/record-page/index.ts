export type { RecordColumn, RecordState } from './column';
export type { RecordFilter } from './filter';
export { listedOptions, type ListedOption, type ListedOptions } from './listedOptions';
export type { RecordEndpoint } from './model';
export type { RecordPageOptions } from './options';
export { recordPage } from './RecordPage';
