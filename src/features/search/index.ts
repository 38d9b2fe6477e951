export { keywordTyped, searchOpened } from './model';
export { SearchButton } from './SearchButton';
