import * as z from 'zod/mini';
import { reasonOf } from '../reason';
import type { LedgerState } from './ledger';
import { entryKind, referenceType, subAccountType, systemAccounts } from './posting';

const SubAccount = z.object({ type: z.enum(subAccountType), id: z.string() });
const Account = z.object({ owner: z.union([z.int(), z.enum(systemAccounts)]), wallet: z.int(), sub: z.optional(SubAccount) });
const Reference = z.union([z.tuple([z.enum(referenceType), z.string()]), z.tuple([z.enum(referenceType), z.string(), z.string()])]);
const Line = z.tuple([z.int(), z.string(), z.union([z.literal(0), z.literal(1)])]);

const SavedLedger = z.object({
  holdings: z.array(z.object({ account: Account, coinId: z.int(), available: z.string(), frozen: z.string() })),
  entries: z.array(z.union([z.literal(0), z.tuple([z.int(), z.enum(entryKind), Reference, z.array(Line)])])),
});

/** Parses a saved ledger. Throws a ZodError with the path of the invalid value. */
export const readLedger = (saved: unknown): LedgerState => z.parse(SavedLedger, saved, { reportInput: true });

/** A part of a saved world that cannot be restored; the message contains its path. */
export class CorruptState extends Error {
  override readonly name = 'CorruptState';
}

/** Restores one part of a saved world. Throws a CorruptState that names the part and the path within it. */
export function restorePart<Part>(name: string, task: () => Part): Part {
  try {
    return task();
  } catch (error) {
    throw new CorruptState(`world.${name}${pathAndReason(error)}`, { cause: error });
  }
}

function pathAndReason(error: unknown): string {
  if (error instanceof z.core.$ZodError) {
    const [issue] = error.issues;
    return `${(issue?.path ?? []).map((step) => `.${String(step)}`).join('')} ${reasonOf(issue)}`;
  }
  return `: ${error instanceof Error ? error.message : String(error)}`;
}
