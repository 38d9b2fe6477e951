import type { SavePointStore } from './savePoints';
import { parseAutomaticName, automaticNameOf, type UndoCause } from './undoSchema';

/** The maximum number of automatic save points and their total size in characters; a world takes half a million to several million. */
export const undoLimits = { points: 10, size: 20_000_000 } as const;

/** Stores a state as the newest automatic save point; returns its name. */
export function storeUndoPoint(store: SavePointStore, cause: UndoCause, text: string): string {
  const latest = automaticNames(store)[0];
  const name = automaticNameOf((latest === undefined ? 0 : (parseAutomaticName(latest)?.number ?? 0)) + 1, cause);
  store.write(name, text);
  return name;
}

/** Removes the oldest automatic save points beyond the limits; the newest is always kept. */
export function dropOldUndoPoints(store: SavePointStore): void {
  let size = 0;
  automaticNames(store).forEach((name, index) => {
    size += store.read(name)?.length ?? 0;
    if (index >= undoLimits.points || (index > 0 && size > undoLimits.size)) store.remove(name);
  });
}

/** The names of the automatic save points, newest first. */
export function automaticNames(store: SavePointStore): readonly string[] {
  const numbered = store.names().flatMap((name) => {
    const part = parseAutomaticName(name);
    return part === null ? [] : [{ name, number: part.number }];
  });
  return numbered.toSorted((one, other) => other.number - one.number).map(({ name }) => name);
}
