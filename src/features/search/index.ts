export { SearchButton } from './SearchButton';
export { searchOpened } from './model';
