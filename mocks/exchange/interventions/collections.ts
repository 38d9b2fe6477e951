import { collection } from '../../db';
import { PrintedMarket } from './records';

export const interventionsCollections = {
  printedMarkets: collection({ schema: PrintedMarket, key: 'market' }),
};
