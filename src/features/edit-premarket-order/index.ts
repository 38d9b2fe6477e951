export { EditPremarketOrderHost } from './EditPremarketOrderHost';
export { premarketEditOpened, premarketLineMoved } from './model';
