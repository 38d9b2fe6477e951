import * as z from 'zod/mini';
import { collection } from '@mocks/db';

/** Somebody's pot: the event on the schedule that pays the next interest, and how often some was paid. */
const Pot = z.object({ owner: z.int(), scheduledEventId: z.int(), days: z.int() });

/** The records of savings. */
export const savingsCollections = { savingsPots: collection({ schema: Pot, key: 'owner' }) };
