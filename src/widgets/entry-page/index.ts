export { EntryPage, type EntryPageProps } from './EntryPage';
