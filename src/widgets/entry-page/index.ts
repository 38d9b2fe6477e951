export { EntryPage, type EntryPageProps } from './EntryPage';
export { nameIn } from './nameIn';
