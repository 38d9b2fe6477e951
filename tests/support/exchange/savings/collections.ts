import * as z from 'zod/mini';
import { collection } from '@mocks/db';

/** A user's pot: the scheduled event that pays the next interest, and the number of payments so far. */
const Pot = z.object({ owner: z.int(), scheduledEventId: z.int(), days: z.int() });

/** The records of savings. */
export const savingsCollections = { savingsPots: collection({ schema: Pot, key: 'owner' }) };
