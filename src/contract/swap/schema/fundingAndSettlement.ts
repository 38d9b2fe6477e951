import * as z from 'zod/mini';
import { assumed, decimal, instant } from '../../endpoint';
import { marketUnlisted } from './contracts';

/** The settlement price and time of a delivery contract. */
export const Settlement = assumed(z.object({ contractCode: z.string(), settledTime: instant(), price: decimal() }), marketUnlisted);

/** The rate that longs paid shorts at an instant, as a fraction of the position value. */
export const FundingRate = assumed(z.object({ time: instant(), rate: decimal() }), marketUnlisted);
