import * as z from 'zod/mini';

const Field = z.readonly(
  z.tuple([z.string(), z.union([z.string(), z.object({ name: z.string(), type: z.string(), base64: z.string() })])]),
);

/** A request as plain data, validated because it comes from another tab or from storage. */
export const CheckedRequest = z.object({
  id: z.string(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.nullable(z.string()),
  form: z.nullable(z.readonly(z.array(Field))),
});

/** A response as plain data, validated. */
export const CheckedResponse = z.object({
  status: z.int(),
  headers: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
  body: z.string(),
  delayMs: z.number(),
  end: z.enum(['whole', 'cut', 'none']),
});

/** One request that changed the world: replaying all of them rebuilds it. */
export const JournalEntry = z.object({
  /** The sequence number, increasing by one. */
  n: z.int(),
  /** When the request was answered, by the world's clock and by the device's, in milliseconds since 1970. */
  at: z.number(),
  deviceAt: z.optional(z.number()),
  request: CheckedRequest,
  connection: z.string(),
});
export type JournalEntry = z.output<typeof JournalEntry>;

/** The world after entry `n` with the latest responses, so that a repeated request gets the same response and is not executed twice. */
export const Compact = z.object({
  n: z.int(),
  snapshot: z.nullable(z.string()),
  answered: z.readonly(z.array(z.readonly(z.tuple([z.string(), CheckedResponse])))),
});
export type Compact = z.output<typeof Compact>;

/** A save point that was written or, with a null text, removed. */
export interface SaveChange {
  readonly name: string;
  readonly text: string | null;
}

/** A save point as stored beside the world. */
export const SaveText = z.object({ name: z.string(), text: z.string() });

/** The contents of a storage, unknown until validated. */
export interface StorageContents {
  /** Null if nothing was saved yet. */
  readonly compact: unknown;
  readonly journal: readonly unknown[];
  readonly saves: readonly unknown[];
}

/** Stores a world beyond the lifetime of its tab. Every call may reject (private mode, quota). */
export interface HostStorage {
  load(): Promise<StorageContents>;
  /** Stores all entries or, if it rejects, none. */
  append(entries: readonly JournalEntry[]): Promise<void>;
  /** Replaces the stored snapshot and journal. */
  compact(compact: Compact): Promise<void>;
  /** Writes and removes save points, which are stored beside the world and outlive it. Applies all changes or, if it rejects, none. */
  storeSavePoints(changes: readonly SaveChange[]): Promise<void>;
  /** Removes the world; save points stay. */
  clear(): Promise<void>;
}

/** Stores a world in memory for the lifetime of the page; for tests and as a fallback. */
export function memoryStorage(): HostStorage {
  let compact: string | null = null;
  let journal: string[] = [];
  const saves = new Map<string, string>();
  return {
    load: async () => ({
      compact: compact === null ? null : JSON.parse(compact),
      journal: journal.map((entry): unknown => JSON.parse(entry)),
      saves: Array.from(saves, ([name, text]) => ({ name, text })),
    }),
    append: async (entries) => void journal.push(...entries.map((entry) => JSON.stringify(entry))),
    compact: async (next) => {
      compact = JSON.stringify(next);
      journal = [];
    },
    storeSavePoints: async (changes) => {
      for (const { name, text } of changes) {
        if (text === null) saves.delete(name);
        else saves.set(name, text);
      }
    },
    clear: async () => {
      compact = null;
      journal = [];
    },
  };
}
