import { badField } from '../businessError';
import type { Resolvers } from '../resolvers/implement';
import { checkSnapshot, readSnapshot, type SimulationSnapshot } from '../snapshotSchema';
import type { ControlledSimulation } from './controlled';
import type { control } from './endpoints';
import { describeSave, mostSavePoints, type SavePointStore } from './savePoints';
import type { SavePoint } from './schema';

type SavePointCalls = Pick<Resolvers<typeof control>, 'saves' | 'save' | 'exportSave' | 'importSave' | 'removeSave'>;

/** The calls that keep states of a simulation by name and give them back. */
export function serveSavePoints(
  simulation: ControlledSimulation,
  store: SavePointStore,
): SavePointCalls & { readonly savedAs: (name: string, field?: string) => SimulationSnapshot } {
  const all = (): SavePoint[] => store.names().map((name) => describeSave(name, textOf(store, name)));
  const keep = (name: string, text: string): SavePoint => {
    if (store.read(name) === undefined && store.names().length >= mostSavePoints)
      throw badField('body.name', `there are ${mostSavePoints} save points already; remove one first`);
    store.write(name, text);
    return describeSave(name, text);
  };
  return {
    saves: all,
    save: ({ body: { name, replace } }) => {
      if (!replace && store.read(name) !== undefined) throw badField('body.name', `"${name}" is taken; replace it with "replace": true`);
      return keep(name, JSON.stringify(simulation.state()));
    },
    exportSave: ({ params: { name } }) => JSON.parse(textOf(store, name)),
    importSave: ({ params: { name }, body }) => keep(name, JSON.stringify(checkedFile(body))),
    removeSave: ({ params: { name } }) => {
      textOf(store, name);
      store.remove(name);
      return all();
    },
    savedAs: (name, field = 'body.name') => {
      const text = textOf(store, name, field);
      return orRefuse(field, () => readSnapshot(text));
    },
  };
}

/** A file that was handed in, as a saved simulation; refuses anything else with the place where it departs. */
export const checkedFile = (body: unknown): SimulationSnapshot => orRefuse('body', () => checkSnapshot(body));

/** Runs what may find a file corrupt; the reason becomes a refusal about `field`. */
export function orRefuse<T>(field: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw badField(field, error instanceof Error ? error.message : String(error));
  }
}

function textOf(store: SavePointStore, name: string, field = 'path.name'): string {
  const text = store.read(name);
  if (text === undefined) throw badField(field, `there is no save point "${name}"`);
  return text;
}
