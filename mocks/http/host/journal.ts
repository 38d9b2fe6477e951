import type { WireRequest, WireResponse } from '../../wire/wire';
import type { SaveChange, HostStorage } from './hostStorage';
import { reasonOf, type Moment } from './restore';

/** A change that has just happened. */
export interface Change extends Moment {
  readonly request: WireRequest;
  readonly connection: string;
}

/** Writes what changes a world into a storage. Where the storage refuses, it says so once, goes on, and heals when the storage takes a whole snapshot again. */
export class Journal {
  readonly #storage: HostStorage;
  readonly #onRefused: (reason: string) => void;
  #n: number;
  #outstanding: number;
  /** A change is missing in the storage: what followed it would be worth nothing there. */
  #hasGap = false;
  #isRefusalTold = false;

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

  async keep(changes: readonly Change[]): Promise<void> {
    const entries = changes.map((change, index) => ({ n: this.#n + index + 1, ...change }));
    this.#n += entries.length;
    this.#outstanding += entries.length;
    if (this.#hasGap) return;
    try {
      await this.#storage.append(entries);
    } catch (error) {
      this.#hasGap = true;
      this.#refused(error);
    }
  }

  /** Keeps save points; they do not depend on the changes before them. */
  async keepSaves(changes: readonly SaveChange[]): Promise<void> {
    try {
      await this.#storage.keepSaves(changes);
    } catch (error) {
      this.#refused(error);
    }
  }

  async compact(snapshot: string, answered: ReadonlyMap<string, WireResponse>): Promise<void> {
    this.#outstanding = 0;
    try {
      await this.#storage.compact({ n: this.#n, snapshot, answered: [...answered] });
      this.#hasGap = false;
    } catch (error) {
      this.#refused(error);
    }
  }

  #refused(error: unknown): void {
    if (this.#isRefusalTold) return;
    this.#isRefusalTold = true;
    this.#onRefused(reasonOf(error));
  }
}
