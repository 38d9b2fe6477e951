export { EntryPage, type EntryPageProps } from './EntryPage';
export { loginNameFrom as nameIn } from './loginNameFrom';
