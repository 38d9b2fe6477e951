import type { WireRequest, WireResponse } from '../../wire/wire';
import { Journal } from './journal';
import { memoryStorage } from './hostStorage';
import type { Loaded, HostStorage } from './hostStorage';
import { reasonOf, restore } from './restore';
import type { HostedWorld, Moment, OpenWorld, RestoredWorld, Startup } from './restore';

/** Something about the storage that a person should know of; the world goes on. */
export interface Trouble {
  /** `unreadable`: what was saved could not be restored, or not all of it. `refused`: what happens now may not outlive the tab. */
  readonly kind: 'unreadable' | 'refused';
  readonly reason: string;
}

export interface HostStoreOptions {
  readonly open: OpenWorld;
  readonly storage: HostStorage;
  /** Hears of each kind of trouble once. */
  readonly onTrouble: (trouble: Trouble) => void;
  /** Hears the ids of requests that changed the world: after they are kept, before they are answered. */
  readonly onChange: (ids: readonly string[]) => void;
  /** Runs a task when there is nothing better to do. */
  readonly idle: (task: () => void) => void;
}

/** At most so many changes are replayed when a world is restored. */
const compactFrom = 200;
/** From so many changes on an idle moment is used; fewer are replayed in no time. */
const idleCompactFrom = 20;
/** Answers remembered for requests that are sent again: more than are ever on their way at once. */
const remembered = 300;

/** Restores the saved world, or seeds one where nothing sound is saved. Rejects where no world can be opened at all. */
export async function openHostStore(options: HostStoreOptions): Promise<HostStore> {
  const { open, onTrouble } = options;
  const refused = (reason: string): void => onTrouble({ kind: 'refused', reason });
  const { storage, loaded } = await load(options.storage, refused);
  const restored = await restore(open, loaded);
  const store = new HostStore(restored, new Journal(storage, { n: restored.n, outstanding: restored.replayed }, refused), options);
  if (restored.fault !== null) onTrouble({ kind: 'unreadable', reason: restored.fault });
  if (restored.fault !== null || loaded.compact === null) store.keepOnceBegun();
  return store;
}

/** Answers requests strictly in the order of their arrival, each change only after it is kept. */
export class HostStore {
  readonly #world: HostedWorld;
  readonly #answered: Map<string, WireResponse>;
  readonly #journal: Journal;
  readonly #options: Pick<HostStoreOptions, 'onChange' | 'idle'>;
  readonly #asked = new Map<string, Promise<WireResponse>>();
  readonly #queue: Asked[] = [];
  #busy: Promise<void> | null = null;
  /** Resolves when the world is kept, if it is a new one: changes are written after it. */
  #beginning = Promise.resolve();
  #isIdleAwaited = false;
  /** The startup of the world, if it is a new one that has not completed it. */
  #startup: Startup | null = null;
  /** Resolves when a world that was told to begin has begun, or cannot. */
  #begun = Promise.resolve();
  /** How many batches of requests there have been. */
  #batches = 0;

  constructor({ world, answered }: RestoredWorld, journal: Journal, options: Pick<HostStoreOptions, 'onChange' | 'idle'>) {
    this.#world = world;
    this.#answered = answered;
    this.#journal = journal;
    this.#options = options;
  }

  /** A request whose id has changed the world already gets the answer it had, and changes nothing. */
  answer(request: WireRequest, connection: string): Promise<WireResponse> {
    const known = this.#answered.get(request.id);
    if (known) return Promise.resolve(known);
    const waiting = this.#asked.get(request.id);
    if (waiting) return waiting;
    const promise = new Promise<WireResponse>((resolve, reject) => this.#queue.push({ request, connection, resolve, reject }));
    this.#asked.set(request.id, promise);
    this.#work();
    return promise;
  }

  /** Resolves when everything that has arrived is answered, and a new world is kept. */
  async settled(): Promise<void> {
    await this.#begun;
    await this.#beginning;
    while (this.#busy) await this.#busy;
  }

  /** Keeps a new world from its first instant: after a reload another one would start at another time. Changes wait until it is kept, reads do not. One that has not begun does so when it is asked for more than it can say, or for nothing. */
  keepOnceBegun(): void {
    this.#startup = this.#world.startup ?? null;
    if (this.#startup === null) this.#beginning = this.compact();
  }

  #beginWhenIdle(): void {
    if (this.#startup === null) return;
    const before = this.#batches;
    this.#options.idle(() => {
      if (this.#batches > before) return this.#beginWhenIdle();
      // Where it cannot begin, what asks for it next is told.
      this.#begin().catch(() => {});
    });
  }

  /** Has a new world begin, and keeps it as it is then. */
  #begin(): Promise<void> {
    const begun = this.#keepWhenBegun();
    this.#begun = begun.catch(() => {});
    return begun;
  }

  async #keepWhenBegun(): Promise<void> {
    await this.#startup?.complete();
    if (this.#startup === null) return;
    this.#startup = null;
    this.#beginning = this.compact();
  }

  /** What has arrived, up to a request for which the world has to begin. */
  async #nextBatch(): Promise<Asked[]> {
    const isEnough = ({ request }: Asked) => this.#startup === null || this.#startup.suffices(request);
    const first = this.#queue[0];
    if (first && !isEnough(first))
      try {
        await this.#begin();
      } catch (error) {
        this.#queue.shift();
        this.#refuse(first, error);
        return [];
      }
    const end = this.#queue.findIndex((asked) => !isEnough(asked));
    return this.#queue.splice(0, end === -1 ? this.#queue.length : end);
  }

  #refuse({ request, reject }: Asked, error: unknown): void {
    this.#asked.delete(request.id);
    reject(error);
  }

  compact(): Promise<void> {
    return this.#journal.compact(this.#world.snapshot(), this.#answered);
  }

  #work(): void {
    this.#occupy(async () => {
      while (this.#queue.length > 0) {
        const batch = await this.#nextBatch();
        const executed = batch.map((asked) => ({ asked, ...execute(this.#world, asked) }));
        this.#batches += 1;
        if (this.#batches === 1) this.#beginWhenIdle();
        await this.#answerAll(executed);
        const isTurned = executed.some(({ outcome }) => outcome?.isTurningPoint);
        if (isTurned || this.#journal.outstanding >= compactFrom) await this.compact();
      }
    });
  }

  /** All that came while the last changes were being written is written together. */
  async #answerAll(batch: readonly Executed[]): Promise<void> {
    const changes = batch.filter(({ outcome }) => outcome?.isChange);
    if (changes.length > 0) await this.#beginning;
    const saves = batch.flatMap(({ outcome }) => outcome?.saves ?? []);
    if (saves.length > 0) await this.#journal.keepSaves(saves);
    if (changes.length > 0) {
      await this.#journal.keep(changes.map(({ asked: { request, connection }, moment }) => ({ ...moment, request, connection })));
      for (const { asked, outcome } of changes) if (outcome) remember(this.#answered, asked.request.id, outcome.response);
      this.#options.onChange(changes.map(({ asked }) => asked.request.id));
    }
    for (const { asked, outcome, error } of batch) {
      if (!outcome) this.#refuse(asked, error);
      else {
        this.#asked.delete(asked.request.id);
        asked.resolve(outcome.response);
      }
    }
  }

  #occupy(work: () => Promise<void>): void {
    if (this.#busy) return;
    this.#busy = work().finally(() => {
      this.#busy = null;
      if (this.#queue.length > 0) this.#work();
      else this.#compactWhenIdle();
    });
  }

  #compactWhenIdle(): void {
    if (this.#isIdleAwaited || this.#journal.outstanding < idleCompactFrom) return;
    this.#isIdleAwaited = true;
    this.#options.idle(() => {
      this.#isIdleAwaited = false;
      if (this.#journal.outstanding >= idleCompactFrom) this.#occupy(() => this.compact());
    });
  }
}

interface Asked {
  readonly request: WireRequest;
  readonly connection: string;
  readonly resolve: (response: WireResponse) => void;
  readonly reject: (error: unknown) => void;
}

interface Executed {
  readonly asked: Asked;
  readonly moment: Moment;
  /** Null where answering failed with `error`. */
  readonly outcome: ReturnType<HostedWorld['answer']> | null;
  readonly error: unknown;
}

function execute(world: HostedWorld, { request, connection }: Asked): Omit<Executed, 'asked'> {
  const moment = world.now();
  try {
    return { moment, outcome: world.answer(request, connection, moment), error: null };
  } catch (error) {
    return { moment, outcome: null, error };
  }
}

function remember(answered: Map<string, WireResponse>, id: string, response: WireResponse): void {
  answered.set(id, response);
  for (const oldest of answered.keys()) {
    if (answered.size <= remembered) return;
    answered.delete(oldest);
  }
}

/** A storage that cannot even be read is left alone, so that what it holds is not overwritten. */
async function load(storage: HostStorage, refused: (reason: string) => void): Promise<{ storage: HostStorage; loaded: Loaded }> {
  try {
    return { storage, loaded: await storage.load() };
  } catch (error) {
    refused(reasonOf(error));
    return { storage: memoryStorage(), loaded: { compact: null, journal: [], saves: [] } };
  }
}
