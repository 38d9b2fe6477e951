import type { WireRequest, WireResponse } from '../../wire/wire';
import type { SaveChange, HostStorage } from './hostStorage';
import { reasonOf, type Moment } from './restore';

/** A change that has just happened. */
export interface JournalChange extends Moment {
  readonly request: WireRequest;
  readonly connection: string;
}

/** Writes the changes of a world to a storage. If the storage rejects, the journal reports it once, continues, and recovers with the next stored snapshot. */
export class Journal {
  readonly #storage: HostStorage;
  readonly #onRefused: (reason: string) => void;
  #n: number;
  #outstanding: number;
  /** Whether a change is missing in the storage, which makes later ones useless there. */
  #hasGap = false;
  #isRefusalReported = false;

  constructor(storage: HostStorage, { n, outstanding }: { n: number; outstanding: number }, onRefused: (reason: string) => void) {
    this.#storage = storage;
    this.#n = n;
    this.#outstanding = outstanding;
    this.#onRefused = onRefused;
  }

  /** Changes since the last snapshot, or since the last attempt at one. */
  get outstanding(): number {
    return this.#outstanding;
  }

  async append(changes: readonly JournalChange[]): Promise<void> {
    const entries = changes.map((change, index) => ({ n: this.#n + index + 1, ...change }));
    this.#n += entries.length;
    this.#outstanding += entries.length;
    if (this.#hasGap) return;
    try {
      await this.#storage.append(entries);
    } catch (error) {
      this.#hasGap = true;
      this.#reportRefusal(error);
    }
  }

  /** Stores save points; they do not depend on earlier changes. */
  async storeSavePoints(changes: readonly SaveChange[]): Promise<void> {
    try {
      await this.#storage.storeSavePoints(changes);
    } catch (error) {
      this.#reportRefusal(error);
    }
  }

  async compact(snapshot: string, answered: ReadonlyMap<string, WireResponse>): Promise<void> {
    this.#outstanding = 0;
    try {
      await this.#storage.compact({ n: this.#n, snapshot, answered: [...answered] });
      this.#hasGap = false;
    } catch (error) {
      this.#reportRefusal(error);
    }
  }

  #reportRefusal(error: unknown): void {
    if (this.#isRefusalReported) return;
    this.#isRefusalReported = true;
    this.#onRefused(reasonOf(error));
  }
}
