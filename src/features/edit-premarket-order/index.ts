export { EditPremarketOrderHost } from './EditPremarketOrderHost';
export { premarketEditOpened } from './model';
