import * as z from 'zod/mini';
import { readStored, type StorageAdapter } from '@/shared/lib';
import type { FirstSeenDays } from './findings';

const row = { name: 'exchange-audit-since', schema: z.array(z.object({ finding: z.string(), since: z.string() })) };

/** The days since when findings exist, as recorded by checks in this browser; empty if nothing is stored. */
export const readFirstSeen = (storage: StorageAdapter): FirstSeenDays =>
  Object.fromEntries((readStored(storage, row) ?? []).map(({ finding, since }) => [finding, since]));

/** Stores the record for later checks, if the browser allows it. */
export const storeFirstSeen = (storage: StorageAdapter, record: FirstSeenDays): void =>
  void storage.write(row.name, JSON.stringify(Object.entries(record).map(([finding, since]) => ({ finding, since }))));
