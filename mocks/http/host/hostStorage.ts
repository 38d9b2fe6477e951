import * as z from 'zod/mini';

const Field = z.readonly(
  z.tuple([z.string(), z.union([z.string(), z.object({ name: z.string(), type: z.string(), base64: z.string() })])]),
);

/** A request as plain data, checked: it comes from another tab or from storage. */
export const CheckedRequest = z.object({
  id: z.string(),
  method: z.string(),
  url: z.string(),
  headers: z.record(z.string(), z.string()),
  body: z.nullable(z.string()),
  form: z.nullable(z.readonly(z.array(Field))),
});

/** An answer as plain data, checked. */
export const CheckedResponse = z.object({
  status: z.int(),
  headers: z.readonly(z.array(z.readonly(z.tuple([z.string(), z.string()])))),
  body: z.string(),
  delayMs: z.number(),
  end: z.enum(['whole', 'cut', 'none']),
});

/** One request that changed the world: replaying all of them rebuilds it. */
export const JournalEntry = z.object({
  /** Counts up by one. */
  n: z.int(),
  /** When it was answered by the world's clock, and by that of the device, in milliseconds since 1970. */
  at: z.number(),
  deviceAt: z.optional(z.number()),
  request: CheckedRequest,
  connection: z.string(),
});
export type JournalEntry = z.output<typeof JournalEntry>;

/** The world as it stood after entry `n`, with the latest answers, so that a request sent twice is answered alike and not executed twice. */
export const Compact = z.object({
  n: z.int(),
  snapshot: z.nullable(z.string()),
  answered: z.readonly(z.array(z.readonly(z.tuple([z.string(), CheckedResponse])))),
});
export type Compact = z.output<typeof Compact>;

/** A save point that was written, or, with null, taken away. */
export interface SaveChange {
  readonly name: string;
  readonly text: string | null;
}

/** A save point as it is kept beside the world. */
export const SaveText = z.object({ name: z.string(), text: z.string() });

/** What a storage gives back; nothing of it is believed before it is checked. */
export interface Loaded {
  /** Null where nothing was saved yet. */
  readonly compact: unknown;
  readonly journal: readonly unknown[];
  readonly saves: readonly unknown[];
}

/** Where a world outlives its tab. Every call may be refused (private mode, quota), by a rejected promise. */
export interface HostStorage {
  load(): Promise<Loaded>;
  /** Keeps all of them or, when it rejects, none. */
  append(entries: readonly JournalEntry[]): Promise<void>;
  /** Takes the place of everything kept before. */
  compact(compact: Compact): Promise<void>;
  /** Keeps and drops save points, which stand beside the world and outlive it. Does all of it or, when it rejects, nothing. */
  keepSaves(changes: readonly SaveChange[]): Promise<void>;
  /** Drops the world; save points stay. */
  clear(): Promise<void>;
}

/** Keeps a world as long as the page lives; for tests, and where nothing else is to be had. */
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
    keepSaves: async (changes) => {
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
