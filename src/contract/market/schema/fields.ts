import { assumed, decimal } from '../../endpoint';
import { lenient } from '../../lenient';

export const neededByMarketTable = 'a market table requires it';
export const neededByTradePage = 'a trade screen requires it';
export const percent = () => assumed(lenient(decimal(), null), 'in percent over 24 hours: the unit is not shown');
