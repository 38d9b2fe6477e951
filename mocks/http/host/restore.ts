import * as z from 'zod/mini';
import type { WireRequest, WireResponse } from '../../wire/wire';
import { Compact, JournalEntry, SaveText } from './hostStorage';
import type { StorageContents, SaveChange } from './hostStorage';

/** The outcome of a request. One with `needsSnapshot` is followed by a snapshot at once, since replaying it would not give the same state. */
export interface Outcome {
  readonly response: WireResponse;
  readonly isChange: boolean;
  readonly needsSnapshot?: boolean;
  /** Save points that were written or removed. */
  readonly saves?: readonly SaveChange[];
}

/** When a request is answered, in milliseconds since 1970. */
export interface Moment {
  /** By the world's clock. */
  readonly at: number;
  /** By the device's clock, which drives the world's; undefined for entries stored before it was recorded. */
  readonly deviceAt?: number | undefined;
}

/** The interface of a world to its host. The same snapshot, requests and moments give the same world. */
export interface HostedWorld {
  now(): Moment;
  /** Answers a request at a moment, synchronously. */
  answer(request: WireRequest, connection: string, moment: Moment): Outcome;
  snapshot(): string;
  /** Present for a new world that answers before it is complete. */
  readonly startup?: Startup;
}

/** Completes a world that answers before its past is seeded: other requests, and storing it, wait for completion. */
export interface Startup {
  /** Whether the incomplete world can answer a request. */
  canAnswer(request: WireRequest): boolean;
  /** Completes the world; rejects if that is currently not possible. */
  complete(): Promise<void>;
}

/** Restores a snapshot, or starts a new world if null, with the existing save points by name. Throws if the snapshot is corrupt. */
export type OpenWorld = (snapshot: string | null, saves: ReadonlyMap<string, string>) => HostedWorld | Promise<HostedWorld>;

/** A world restored to the state in which its last host left it. */
export interface RestoredWorld {
  readonly world: HostedWorld;
  /** The responses to the latest changing requests, by request id. */
  readonly answered: Map<string, WireResponse>;
  /** The number of the last change. */
  readonly n: number;
  /** The number of replayed changes. */
  readonly replayed: number;
  /** Why the world was not fully restored; null if it was. */
  readonly fault: string | null;
}

/** Rebuilds a world from the valid part of a storage's contents. Rejects only if not even a new world can be opened. */
export async function restore(openWorld: OpenWorld, { compact, journal, saves }: StorageContents): Promise<RestoredWorld> {
  const texts = savesOf(saves);
  const open = (snapshot: string | null) => openWorld(snapshot, texts);
  const read = compact === null ? { success: true as const, data: emptyContents } : z.safeParse(Compact, compact);
  if (!read.success) return openNewWorld(open, `the saved state is unreadable at ${pathOf(read.error)}`);
  const { snapshot, n, answered } = read.data;
  if (snapshot === null) return replay(await open(null), journal, n, new Map(answered));
  try {
    return replay(await open(snapshot), journal, n, new Map(answered));
  } catch (error) {
    return openNewWorld(open, reasonOf(error));
  }
}

const emptyContents: Compact = { n: 0, snapshot: null, answered: [] };

/** The readable save points; unreadable ones are skipped. */
function savesOf(saves: readonly unknown[]): Map<string, string> {
  return new Map(
    saves.flatMap((raw): [string, string][] => {
      const read = z.safeParse(SaveText, raw);
      return read.success ? [[read.data.name, read.data.text]] : [];
    }),
  );
}

async function openNewWorld(open: (snapshot: null) => HostedWorld | Promise<HostedWorld>, fault: string): Promise<RestoredWorld> {
  return { world: await open(null), answered: new Map(), n: 0, replayed: 0, fault };
}

function replay(world: HostedWorld, journal: readonly unknown[], from: number, answered: Map<string, WireResponse>): RestoredWorld {
  let n = from;
  const end = (fault: string | null): RestoredWorld => ({ world, answered, n, replayed: n - from, fault });
  for (const raw of journal) {
    const read = z.safeParse(JournalEntry, raw);
    if (!read.success) return end(`the journal is unreadable after change ${n}, at ${pathOf(read.error)}`);
    const { request, connection, at, deviceAt } = read.data;
    if (read.data.n !== n + 1) return end(`the journal lacks change ${n + 1}`);
    try {
      answered.set(request.id, world.answer(request, connection, { at, deviceAt }).response);
    } catch (error) {
      return end(`change ${n + 1} cannot be replayed: ${reasonOf(error)}`);
    }
    n += 1;
  }
  return end(null);
}

const pathOf = (error: z.core.$ZodError): string => error.issues[0]?.path.map(String).join('.') || 'its beginning';

/** The message of an error. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
