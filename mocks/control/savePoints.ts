import { readSnapshot, type SimulationSnapshot } from '../snapshotSchema';
import type { SavePoint } from './schema';
import { parseAutomaticName } from './undoSchema';

/** Stores the texts of save points by name. */
export interface SavePointStore {
  names(): readonly string[];
  read(name: string): string | undefined;
  write(name: string, text: string): void;
  remove(name: string): void;
}

/** An in-memory store initialised with `texts`. `onChange` is called with each text written, or with null when one is removed. */
export function memorySavePoints(
  texts: ReadonlyMap<string, string> = new Map(),
  onChange: (name: string, text: string | null) => void = () => {},
): SavePointStore {
  const stored = new Map(texts);
  return {
    names: () => [...stored.keys()],
    read: (name) => stored.get(name),
    write: (name, text) => {
      stored.set(name, text);
      onChange(name, text);
    },
    remove: (name) => {
      stored.delete(name);
      onChange(name, null);
    },
  };
}

/** The maximum number of manual save points. */
export const maxSavePoints = 50;

/** Describes a stored save point as far as its text can be read. */
export function describeSave(name: string, text: string): SavePoint {
  try {
    return describe(name, text.length, readSnapshot(text));
  } catch (error) {
    const problem = error instanceof Error ? error.message : String(error);
    return {
      name,
      before: parseAutomaticName(name)?.cause ?? null,
      at: null,
      persona: null,
      scenario: null,
      seed: null,
      size: text.length,
      problem,
    };
  }
}

const describe = (name: string, size: number, { clock, persona, scenario, seed }: SimulationSnapshot): SavePoint => ({
  name,
  before: parseAutomaticName(name)?.cause ?? null,
  at: clock.at,
  persona,
  scenario,
  seed,
  size,
  problem: null,
});
