export { languageChosen } from './model';
export { LanguageList } from './LanguageList';
