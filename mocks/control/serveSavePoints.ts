import * as z from 'zod/mini';
import { badField } from '../businessError';
import type { Resolvers } from '../resolvers/implement';
import { checkSnapshot, readSnapshot, type SimulationSnapshot } from '../snapshotSchema';
import type { ControlledSimulation } from './controlled';
import type { control } from './endpoints';
import { describeSave, maxSavePoints, type SavePointStore } from './savePoints';
import { SaveName, type SavePoint } from './schema';
import { automaticNames, dropOldest, keepBefore } from './undoPoints';
import { automaticPart, isRunOn, type UndoCause } from './undoSchema';

type SavePointCalls = Pick<Resolvers<typeof control>, 'saves' | 'save' | 'exportSave' | 'importSave' | 'removeSave'>;

interface Kept {
  readonly savedAs: (name: string, field?: string) => SimulationSnapshot;
  /** Restores a save point and keeps the present state as one named after it. */
  readonly branch: (name: string) => void;
  /** Restores the latest automatic save point and deletes it. */
  readonly undoLatest: () => void;
  /** The cause of the change `undoLatest` would undo; null if there is none. */
  readonly latestCause: () => UndoCause | null;
  /** Wraps a resolver to keep the state before its change if the request asks for it. */
  readonly undoable: <In extends { readonly query: { readonly undoable?: '1' | undefined } }, Out>(
    cause: UndoCause,
    resolve: (asked: In) => Out,
  ) => (asked: In) => Out;
}

/** Serves the calls that save, list and restore states of a simulation by name. */
export function serveSavePoints(simulation: ControlledSimulation, store: SavePointStore): SavePointCalls & Kept {
  /** Cached because parsing a text takes far longer than comparing it. */
  const described = new Map<string, { readonly text: string; readonly point: SavePoint }>();
  const describe = (name: string): SavePoint => {
    const text = textOf(store, name);
    const known = described.get(name);
    if (known?.text === text) return known.point;
    const point = describeSave(name, text);
    described.set(name, { text, point });
    return point;
  };
  const all = (): SavePoint[] => {
    const names = store.names();
    for (const name of described.keys()) if (!names.includes(name)) described.delete(name);
    return names.map(describe);
  };
  const keep = (name: string, text: string): SavePoint => {
    const own = store.names().filter((each) => automaticPart(each) === null);
    if (store.read(name) === undefined && own.length >= maxSavePoints)
      throw badField('body.name', `the maximum of ${maxSavePoints} save points is reached; remove one first`);
    store.write(name, text);
    return describe(name);
  };
  const savedAs = (name: string, field = 'body.name') => {
    const text = textOf(store, name, field);
    return orRefuse(field, () => readSnapshot(text));
  };
  return {
    saves: all,
    save: ({ body: { name, replace } }) => {
      if (!replace && store.read(name) !== undefined)
        throw badField('body.name', `"${name}" already exists; set "replace": true to overwrite it`);
      return keep(name, JSON.stringify(simulation.state()));
    },
    exportSave: ({ params: { name } }) => JSON.parse(textOf(store, name)),
    importSave: ({ params: { name }, body }) => keep(name, JSON.stringify(checkedFile(body))),
    removeSave: ({ params: { name } }) => {
      textOf(store, name);
      store.remove(name);
      return all();
    },
    savedAs,
    branch: (name) => {
      const saved = savedAs(name, 'path.name');
      const kept = keep(branchOf(store, name), JSON.stringify(simulation.state()));
      try {
        orRefuse('path.name', () => simulation.restore(saved));
      } catch (error) {
        store.remove(kept.name);
        throw error;
      }
    },
    undoLatest: () => {
      const [name] = automaticNames(store);
      if (name === undefined) throw badField('path', 'there is nothing to undo');
      const saved = savedAs(name, 'path');
      orRefuse('path', () => simulation.restore(saved));
      store.remove(name);
    },
    latestCause: () => {
      const [name] = automaticNames(store);
      return name === undefined ? null : (automaticPart(name)?.cause ?? null);
    },
    undoable: (cause, resolve) => (asked) => {
      const [latest = ''] = automaticNames(store);
      const goesOn = isRunOn(cause) && automaticPart(latest)?.cause === cause;
      if (asked.query.undoable === undefined || goesOn) return resolve(asked);
      const kept = keepBefore(store, cause, JSON.stringify(simulation.state()));
      try {
        const done = resolve(asked);
        dropOldest(store);
        return done;
      } catch (error) {
        // A rejected request has changed nothing.
        store.remove(kept);
        throw error;
      }
    },
  };
}

/** Validates an uploaded file as a saved simulation; throws a bad-field error with the path of the problem otherwise. */
export const checkedFile = (body: unknown): SimulationSnapshot => orRefuse('body', () => checkSnapshot(body));

/** Runs a task that throws on a corrupt file; turns its error into a bad-field error for `field`. */
export function orRefuse<T>(field: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw badField(field, error instanceof Error ? error.message : String(error));
  }
}

/** The first free branch name: `Before the order branch 2`; a branch of an automatic save point is named after its cause. */
function branchOf(store: SavePointStore, name: string): string {
  const origin = (automaticPart(name)?.cause ?? name).slice(0, maxOrigin);
  let number = 1;
  while (store.read(`${origin} branch ${number}`) !== undefined) number += 1;
  return z.parse(SaveName, `${origin} branch ${number}`);
}

/** Leaves room for the suffix within the maximum length of a name. */
const maxOrigin = 48;

function textOf(store: SavePointStore, name: string, field = 'path.name'): string {
  const text = store.read(name);
  if (text === undefined) throw badField(field, `there is no save point "${name}"`);
  return text;
}
