import { badField } from '../resolvers/refusal';
import type { Resolvers } from '../resolvers/implement';
import { checkSaved, readSaved, type SavedSimulation } from '../saved';
import type { Simulation } from '../simulation';
import type { control } from './endpoints';
import { describeSave, mostSavePoints, type Shelf } from './savePoints';
import type { SavePoint } from './schema';

type SavePointCalls = Pick<Resolvers<typeof control>, 'saves' | 'save' | 'exportSave' | 'importSave' | 'removeSave'>;

/** The calls that keep states of a simulation by name and give them back. */
export function serveSavePoints(
  simulation: Simulation,
  shelf: Shelf,
): SavePointCalls & { readonly savedAs: (name: string) => SavedSimulation } {
  const all = (): SavePoint[] => shelf.names().map((name) => describeSave(name, textOf(shelf, name)));
  const keep = (name: string, text: string): SavePoint => {
    if (shelf.read(name) === undefined && shelf.names().length >= mostSavePoints)
      throw badField('body.name', `there are ${mostSavePoints} save points already; remove one first`);
    shelf.write(name, text);
    return describeSave(name, text);
  };
  return {
    saves: all,
    save: ({ body: { name, replace } }) => {
      if (!replace && shelf.read(name) !== undefined) throw badField('body.name', `"${name}" is taken; replace it with "replace": true`);
      return keep(name, JSON.stringify(simulation.state()));
    },
    exportSave: ({ params: { name } }) => JSON.parse(textOf(shelf, name)),
    importSave: ({ params: { name }, body }) => keep(name, JSON.stringify(checkedFile(body))),
    removeSave: ({ params: { name } }) => {
      textOf(shelf, name);
      shelf.remove(name);
      return all();
    },
    savedAs: (name) => {
      const text = textOf(shelf, name, 'body.name');
      return orRefuse('body.name', () => readSaved(text));
    },
  };
}

/** A file that was handed in, as a saved simulation; refuses anything else with the place where it departs. */
export const checkedFile = (body: unknown): SavedSimulation => orRefuse('body', () => checkSaved(body));

/** Runs what may find a file corrupt; the reason becomes a refusal about `field`. */
export function orRefuse<T>(field: string, task: () => T): T {
  try {
    return task();
  } catch (error) {
    throw badField(field, error instanceof Error ? error.message : String(error));
  }
}

function textOf(shelf: Shelf, name: string, field = 'path.name'): string {
  const text = shelf.read(name);
  if (text === undefined) throw badField(field, `there is no save point "${name}"`);
  return text;
}
