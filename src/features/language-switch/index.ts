export { LanguageList } from './LanguageList';
