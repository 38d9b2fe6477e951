import * as z from 'zod/mini';
import { assumed, decimal, instant } from '../../endpoint';
import { marketShape } from './contracts';

/** At what a delivery contract was settled, and when. */
export const Settlement = assumed(z.object({ contractCode: z.string(), settledTime: instant(), price: decimal() }), marketShape);

/** What longs paid shorts at an instant, as a fraction of the position. */
export const FundingRate = assumed(z.object({ time: instant(), rate: decimal() }), marketShape);
