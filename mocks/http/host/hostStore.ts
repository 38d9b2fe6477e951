import type { WireRequest, WireResponse } from '../../wire/wire';
import { Journal } from './journal';
import { memoryStorage } from './hostStorage';
import type { StorageContents, HostStorage } from './hostStorage';
import { reasonOf, restore } from './restore';
import type { HostedWorld, Moment, OpenWorld, RestoredWorld, Startup } from './restore';

/** A storage problem the user should know about; the world continues. */
export interface StorageProblem {
  /** `unreadable`: the saved world could not be fully restored. `refused`: changes from now on may not outlive the tab. */
  readonly kind: 'unreadable' | 'refused';
  readonly reason: string;
}

export interface HostStoreOptions {
  readonly open: OpenWorld;
  readonly storage: HostStorage;
  /** Called once for each kind of problem. */
  readonly onStorageProblem: (problem: StorageProblem) => void;
  /** Called with the ids of requests that changed the world, after they are stored and before they are answered. */
  readonly onChange: (ids: readonly string[]) => void;
  /** Runs a task when idle. */
  readonly idle: (task: () => void) => void;
}

/** The maximum number of changes replayed when a world is restored. */
const compactThreshold = 200;
/** The minimum number of changes for a snapshot when idle; fewer are replayed instantly. */
const idleCompactThreshold = 20;
/** The number of responses remembered for repeated requests: more than are ever pending at once. */
const maxRemembered = 300;

/** Restores the saved world, or seeds a new one if nothing valid is saved. Rejects if no world can be opened at all. */
export async function openHostStore(options: HostStoreOptions): Promise<HostStore> {
  const { open, onStorageProblem } = options;
  const onStorageRefused = (reason: string): void => onStorageProblem({ kind: 'refused', reason });
  const { storage, loaded } = await load(options.storage, onStorageRefused);
  const restored = await restore(open, loaded);
  const store = new HostStore(restored, new Journal(storage, { n: restored.n, outstanding: restored.replayed }, onStorageRefused), options);
  if (restored.fault !== null) onStorageProblem({ kind: 'unreadable', reason: restored.fault });
  if (restored.fault !== null || loaded.compact === null) store.storeAfterStartup();
  return store;
}

/** Answers requests strictly in order of arrival, each change only after it is stored. */
export class HostStore {
  readonly #world: HostedWorld;
  readonly #answered: Map<string, WireResponse>;
  readonly #journal: Journal;
  readonly #options: Pick<HostStoreOptions, 'onChange' | 'idle'>;
  readonly #inProgress = new Map<string, Promise<WireResponse>>();
  readonly #queue: PendingRequest[] = [];
  #busy: Promise<void> | null = null;
  /** Resolves when a new world is stored; changes are written after it. */
  #newWorldStored = Promise.resolve();
  #isIdleAwaited = false;
  /** The startup of a new world; null once completed or for any other world. */
  #startup: Startup | null = null;
  /** Resolves when a triggered startup has completed or failed. */
  #startupAttempt = Promise.resolve();
  /** The number of request batches so far. */
  #batches = 0;

  constructor({ world, answered }: RestoredWorld, journal: Journal, options: Pick<HostStoreOptions, 'onChange' | 'idle'>) {
    this.#world = world;
    this.#answered = answered;
    this.#journal = journal;
    this.#options = options;
  }

  /** A request whose id already changed the world gets its earlier response and changes nothing. */
  answer(request: WireRequest, connection: string): Promise<WireResponse> {
    const earlierResponse = this.#answered.get(request.id);
    if (earlierResponse) return Promise.resolve(earlierResponse);
    const pendingResponse = this.#inProgress.get(request.id);
    if (pendingResponse) return pendingResponse;
    const promise = new Promise<WireResponse>((resolve, reject) => this.#queue.push({ request, connection, resolve, reject }));
    this.#inProgress.set(request.id, promise);
    this.#work();
    return promise;
  }

  /** Resolves when all received requests are answered and a new world is stored. */
  async settled(): Promise<void> {
    await this.#startupAttempt;
    await this.#newWorldStored;
    while (this.#busy) await this.#busy;
  }

  /** Stores a new world immediately, since a reload would start another at a different time. Changes wait until it is stored, reads do not. A pending startup runs on the first request that needs it, or when idle. */
  storeAfterStartup(): void {
    this.#startup = this.#world.startup ?? null;
    if (this.#startup === null) this.#newWorldStored = this.compact();
  }

  #completeStartupWhenIdle(): void {
    if (this.#startup === null) return;
    const before = this.#batches;
    this.#options.idle(() => {
      if (this.#batches > before) return this.#completeStartupWhenIdle();
      // If the startup fails, the next request that needs it is rejected.
      this.#completeStartup().catch(() => {});
    });
  }

  /** Completes the startup of a new world and stores the result. */
  #completeStartup(): Promise<void> {
    const attempt = this.#completeAndStore();
    this.#startupAttempt = attempt.catch(() => {});
    return attempt;
  }

  async #completeAndStore(): Promise<void> {
    await this.#startup?.complete();
    if (this.#startup === null) return;
    this.#startup = null;
    this.#newWorldStored = this.compact();
  }

  /** The received requests up to the first that needs the startup completed. */
  async #nextBatch(): Promise<PendingRequest[]> {
    const canAnswer = ({ request }: PendingRequest) => this.#startup === null || this.#startup.canAnswer(request);
    const first = this.#queue[0];
    if (first && !canAnswer(first))
      try {
        await this.#completeStartup();
      } catch (error) {
        this.#queue.shift();
        this.#rejectRequest(first, error);
        return [];
      }
    const end = this.#queue.findIndex((pending) => !canAnswer(pending));
    return this.#queue.splice(0, end === -1 ? this.#queue.length : end);
  }

  #rejectRequest({ request, reject }: PendingRequest, error: unknown): void {
    this.#inProgress.delete(request.id);
    reject(error);
  }

  compact(): Promise<void> {
    return this.#journal.compact(this.#world.snapshot(), this.#answered);
  }

  #work(): void {
    this.#runExclusively(async () => {
      while (this.#queue.length > 0) {
        const batch = await this.#nextBatch();
        const executed = batch.map((pending) => ({ pending, ...execute(this.#world, pending) }));
        this.#batches += 1;
        if (this.#batches === 1) this.#completeStartupWhenIdle();
        await this.#answerAll(executed);
        const needsSnapshot = executed.some(({ outcome }) => outcome?.needsSnapshot);
        if (needsSnapshot || this.#journal.outstanding >= compactThreshold) await this.compact();
      }
    });
  }

  /** Writes the changes of a batch, which arrived while the previous one was being written, together. */
  async #answerAll(batch: readonly ExecutedRequest[]): Promise<void> {
    const changes = batch.filter(({ outcome }) => outcome?.isChange);
    if (changes.length > 0) await this.#newWorldStored;
    const saves = batch.flatMap(({ outcome }) => outcome?.saves ?? []);
    if (saves.length > 0) await this.#journal.storeSavePoints(saves);
    if (changes.length > 0) {
      await this.#journal.append(changes.map(({ pending: { request, connection }, moment }) => ({ ...moment, request, connection })));
      for (const { pending, outcome } of changes) if (outcome) remember(this.#answered, pending.request.id, outcome.response);
      this.#options.onChange(changes.map(({ pending }) => pending.request.id));
    }
    for (const { pending, outcome, error } of batch) {
      if (!outcome) this.#rejectRequest(pending, error);
      else {
        this.#inProgress.delete(pending.request.id);
        pending.resolve(outcome.response);
      }
    }
  }

  #runExclusively(work: () => Promise<void>): void {
    if (this.#busy) return;
    this.#busy = work().finally(() => {
      this.#busy = null;
      if (this.#queue.length > 0) this.#work();
      else this.#compactWhenIdle();
    });
  }

  #compactWhenIdle(): void {
    if (this.#isIdleAwaited || this.#journal.outstanding < idleCompactThreshold) return;
    this.#isIdleAwaited = true;
    this.#options.idle(() => {
      this.#isIdleAwaited = false;
      if (this.#journal.outstanding >= idleCompactThreshold) this.#runExclusively(() => this.compact());
    });
  }
}

interface PendingRequest {
  readonly request: WireRequest;
  readonly connection: string;
  readonly resolve: (response: WireResponse) => void;
  readonly reject: (error: unknown) => void;
}

interface ExecutedRequest {
  readonly pending: PendingRequest;
  readonly moment: Moment;
  /** Null if answering failed with `error`. */
  readonly outcome: ReturnType<HostedWorld['answer']> | null;
  readonly error: unknown;
}

function execute(world: HostedWorld, { request, connection }: PendingRequest): Omit<ExecutedRequest, 'pending'> {
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
    if (answered.size <= maxRemembered) return;
    answered.delete(oldest);
  }
}

/** An unreadable storage is left alone, so that its contents are not overwritten. */
async function load(
  storage: HostStorage,
  onStorageRefused: (reason: string) => void,
): Promise<{ storage: HostStorage; loaded: StorageContents }> {
  try {
    return { storage, loaded: await storage.load() };
  } catch (error) {
    onStorageRefused(reasonOf(error));
    return { storage: memoryStorage(), loaded: { compact: null, journal: [], saves: [] } };
  }
}
