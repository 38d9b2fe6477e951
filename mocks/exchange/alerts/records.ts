import * as z from 'zod/mini';
import { PriceAlert } from '@/contract/alerts';

/** A price alert with its owner. `isBeyond`: it has fired and is waiting for the price to come back. */
export const StoredPriceAlert = z.extend(PriceAlert, { owner: z.int(), isBeyond: z.boolean(), scheduledEventId: z.nullable(z.int()) });
export type StoredPriceAlert = z.output<typeof StoredPriceAlert>;
