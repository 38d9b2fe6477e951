import * as z from 'zod/mini';
import type { WireRequest, WireResponse } from '../../wire/wire';
import { Compact, JournalEntry, SaveText } from './hostStorage';
import type { Loaded, SaveChange } from './hostStorage';

/** What a request came to. A turning point is kept as a whole snapshot at once: replaying it would not lead to the same place. */
export interface Outcome {
  readonly response: WireResponse;
  readonly isChange: boolean;
  readonly isTurningPoint?: boolean;
  /** Save points that came or went. */
  readonly saves?: readonly SaveChange[];
}

/** When a request is answered, in milliseconds since 1970. */
export interface Moment {
  /** By the world's clock. */
  readonly at: number;
  /** By the device's clock, which drives the world's; unknown of what was kept before it was noted. */
  readonly deviceAt?: number | undefined;
}

/** A world as its host needs it. The same snapshot, requests and moments give the same world. */
export interface HostedWorld {
  now(): Moment;
  /** Answers at a moment; never waits. */
  answer(request: WireRequest, connection: string, moment: Moment): Outcome;
  snapshot(): string;
  /** Of a new one that answers before it is all there. */
  readonly startup?: Startup;
}

/** How a world that answers before it has worked out its past gets it: what else is asked, or kept, waits until it has. */
export interface Startup {
  /** Whether it can answer a request already. */
  suffices(request: WireRequest): boolean;
  /** Works out the rest; rejects where that cannot be done now. */
  complete(): Promise<void>;
}

/** Takes up a snapshot, or begins a new world where there is none, with the save points there are by name. Throws where the snapshot is corrupt. */
export type OpenWorld = (snapshot: string | null, saves: ReadonlyMap<string, string>) => HostedWorld | Promise<HostedWorld>;

/** A world as it stood when its last host left. */
export interface RestoredWorld {
  readonly world: HostedWorld;
  /** The latest changing requests by id, with their answers. */
  readonly answered: Map<string, WireResponse>;
  /** The number of the last change. */
  readonly n: number;
  /** How many changes were replayed. */
  readonly replayed: number;
  /** Why what was loaded is not all there; null when it is. */
  readonly fault: string | null;
}

/** Rebuilds a world from what a storage gave back, as far as it is sound. Rejects only where not even a new world can be opened. */
export async function restore(openWorld: OpenWorld, { compact, journal, saves }: Loaded): Promise<RestoredWorld> {
  const texts = savesOf(saves);
  const open = (snapshot: string | null) => openWorld(snapshot, texts);
  const read = compact === null ? { success: true as const, data: beginning } : z.safeParse(Compact, compact);
  if (!read.success) return fresh(open, `the saved state is unreadable at ${placeOf(read.error)}`);
  const { snapshot, n, answered } = read.data;
  if (snapshot === null) return replay(await open(null), journal, n, new Map(answered));
  try {
    return replay(await open(snapshot), journal, n, new Map(answered));
  } catch (error) {
    return fresh(open, reasonOf(error));
  }
}

const beginning: Compact = { n: 0, snapshot: null, answered: [] };

/** Save points that can be read; one that cannot is no reason to lose the others. */
function savesOf(saves: readonly unknown[]): Map<string, string> {
  return new Map(
    saves.flatMap((raw): [string, string][] => {
      const read = z.safeParse(SaveText, raw);
      return read.success ? [[read.data.name, read.data.text]] : [];
    }),
  );
}

async function fresh(open: (snapshot: null) => HostedWorld | Promise<HostedWorld>, fault: string): Promise<RestoredWorld> {
  return { world: await open(null), answered: new Map(), n: 0, replayed: 0, fault };
}

function replay(world: HostedWorld, journal: readonly unknown[], from: number, answered: Map<string, WireResponse>): RestoredWorld {
  let n = from;
  const end = (fault: string | null): RestoredWorld => ({ world, answered, n, replayed: n - from, fault });
  for (const raw of journal) {
    const read = z.safeParse(JournalEntry, raw);
    if (!read.success) return end(`the journal is unreadable after change ${n}, at ${placeOf(read.error)}`);
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

const placeOf = (error: z.core.$ZodError): string => error.issues[0]?.path.map(String).join('.') || 'its beginning';

/** What went wrong, as text. */
export const reasonOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));
