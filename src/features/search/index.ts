export { searchOpened } from './panelModel';
export { SearchButton } from './SearchButton';
