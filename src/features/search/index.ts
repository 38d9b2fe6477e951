export { searchOpened } from './opening';
export { SearchButton } from './SearchButton';
