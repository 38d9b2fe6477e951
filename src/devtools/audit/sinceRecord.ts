import * as z from 'zod/mini';
import { readStored, type StorageAdapter } from '@/shared/lib';
import type { Since } from './findings';

const row = { name: 'exchange-audit-since', schema: z.array(z.object({ finding: z.string(), since: z.string() })) };

/** Since when findings have stood, as checks in this browser have seen it; empty where it keeps nothing. */
export const readSince = (storage: StorageAdapter): Since =>
  Object.fromEntries((readStored(storage, row) ?? []).map(({ finding, since }) => [finding, since]));

/** Keeps the record for later checks, where the browser keeps anything. */
export const keepSince = (storage: StorageAdapter, record: Since): void =>
  void storage.write(row.name, JSON.stringify(Object.entries(record).map(([finding, since]) => ({ finding, since }))));
