import * as z from 'zod/mini';
import { invalidField } from '../businessError';
import type { Resolvers } from '../resolvers/implement';
import { checkSnapshot, readSnapshot, type SimulationSnapshot } from '../snapshotSchema';
import type { ControlledSimulation } from './controlledSimulation';
import type { control } from './endpoints';
import { describeSave, maxSavePoints, type SavePointStore } from './savePoints';
import { SaveName, type SavePoint } from './schema';
import { automaticNames, dropOldUndoPoints, storeUndoPoint } from './undoPoints';
import { parseAutomaticName, isCoalesced, type UndoCause } from './undoSchema';

type SavePointCalls = Pick<Resolvers<typeof control>, 'saves' | 'save' | 'exportSave' | 'importSave' | 'removeSave'>;

interface SavePointActions {
  readonly readSavePoint: (name: string, field?: string) => SimulationSnapshot;
  /** Restores a save point and keeps the current state as one named after it. */
  readonly branch: (name: string) => void;
  /** Restores the latest automatic save point and deletes it. */
  readonly undoLatest: () => void;
  /** The cause of the change `undoLatest` would undo; null if there is none. */
  readonly latestCause: () => UndoCause | null;
  /** Wraps a resolver to keep the state before its change if the request asks for it. */
  readonly undoable: <In extends { readonly query: { readonly undoable?: '1' | undefined } }, Out>(
    cause: UndoCause,
    resolve: (request: In) => Out,
  ) => (request: In) => Out;
}

/** Serves the calls that save, list and restore states of a simulation by name. */
export function serveSavePoints(simulation: ControlledSimulation, store: SavePointStore): SavePointCalls & SavePointActions {
  /** Cached because parsing a text takes far longer than comparing it. */
  const descriptionCache = new Map<string, { readonly text: string; readonly point: SavePoint }>();
  const describe = (name: string): SavePoint => {
    const text = textOf(store, name);
    const cached = descriptionCache.get(name);
    if (cached?.text === text) return cached.point;
    const point = describeSave(name, text);
    descriptionCache.set(name, { text, point });
    return point;
  };
  const all = (): SavePoint[] => {
    const names = store.names();
    for (const name of descriptionCache.keys()) if (!names.includes(name)) descriptionCache.delete(name);
    return names.map(describe);
  };
  const storeSavePoint = (name: string, text: string): SavePoint => {
    const manual = store.names().filter((each) => parseAutomaticName(each) === null);
    if (store.read(name) === undefined && manual.length >= maxSavePoints)
      throw invalidField('body.name', `the maximum of ${maxSavePoints} save points is reached; remove one first`);
    store.write(name, text);
    return describe(name);
  };
  const readSavePoint = (name: string, field = 'body.name') => {
    const text = textOf(store, name, field);
    return orInvalidField(field, () => readSnapshot(text));
  };
  return {
    saves: all,
    save: ({ body: { name, replace } }) => {
      if (!replace && store.read(name) !== undefined)
        throw invalidField('body.name', `"${name}" already exists; set "replace": true to overwrite it`);
      return storeSavePoint(name, JSON.stringify(simulation.state()));
    },
    exportSave: ({ params: { name } }) => JSON.parse(textOf(store, name)),
    importSave: ({ params: { name }, body }) => storeSavePoint(name, JSON.stringify(checkedFile(body))),
    removeSave: ({ params: { name } }) => {
      textOf(store, name);
      store.remove(name);
      return all();
    },
    readSavePoint,
    branch: (name) => {
      const saved = readSavePoint(name, 'path.name');
      const savePoint = storeSavePoint(freeBranchName(store, name), JSON.stringify(simulation.state()));
      try {
        orInvalidField('path.name', () => simulation.restore(saved));
      } catch (error) {
        store.remove(savePoint.name);
        throw error;
      }
    },
    undoLatest: () => {
      const [name] = automaticNames(store);
      if (name === undefined) throw invalidField('path', 'there is nothing to undo');
      const saved = readSavePoint(name, 'path');
      orInvalidField('path', () => simulation.restore(saved));
      store.remove(name);
    },
    latestCause: () => {
      const [name] = automaticNames(store);
      return name === undefined ? null : (parseAutomaticName(name)?.cause ?? null);
    },
    undoable: (cause, resolve) => (request) => {
      const [latest = ''] = automaticNames(store);
      const isMerged = isCoalesced(cause) && parseAutomaticName(latest)?.cause === cause;
      if (request.query.undoable === undefined || isMerged) return resolve(request);
      const undoPoint = storeUndoPoint(store, cause, JSON.stringify(simulation.state()));
      try {
        const result = resolve(request);
        dropOldUndoPoints(store);
        return result;
      } catch (error) {
        // A rejected request has changed nothing.
        store.remove(undoPoint);
        throw error;
      }
    },
  };
}

/** Validates an uploaded file as a saved simulation; throws an invalid-field error with the path of the problem otherwise. */
export const checkedFile = (body: unknown): SimulationSnapshot => orInvalidField('body', () => checkSnapshot(body));

/** Runs a task that throws on a corrupt file; turns its error into an invalid-field error for `field`. */
export function orInvalidField<T>(field: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw invalidField(field, error instanceof Error ? error.message : String(error));
  }
}

/** The first free branch name: `Before the order branch 2`; a branch of an automatic save point is named after its cause. */
function freeBranchName(store: SavePointStore, name: string): string {
  const origin = (parseAutomaticName(name)?.cause ?? name).slice(0, maxOrigin);
  let number = 1;
  while (store.read(`${origin} branch ${number}`) !== undefined) number += 1;
  return z.parse(SaveName, `${origin} branch ${number}`);
}

/** Leaves room for the suffix within the maximum length of a name. */
const maxOrigin = 48;

function textOf(store: SavePointStore, name: string, field = 'path.name'): string {
  const text = store.read(name);
  if (text === undefined) throw invalidField(field, `there is no save point "${name}"`);
  return text;
}
