export { EntryPage, type EntryPageProps } from './EntryPage';
export { loginNameFrom } from './loginNameFrom';
