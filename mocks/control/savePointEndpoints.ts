import * as z from 'zod/mini';
import { controlPrefix, filePaths } from '../wire/controlPaths';
import { SaveComparison, SaveName, SavePoint, SimulationStatus } from './schema';
import { define } from './status';
import { AutomaticName, UndoableQuery } from './undoSchema';

const ManualSave = z.strictObject({ name: SaveName });
const AnySave = z.strictObject({ name: z.union([SaveName, AutomaticName], { error: 'is not a valid save point name' }) });

/** The calls of the control interface for save points: named states that can be restored, compared and moved between simulations. */
export const savePointEndpoints = {
  saves: define('saves', { method: 'GET', path: `${controlPrefix}/saves`, data: z.array(SavePoint) }),
  save: define('save', {
    method: 'POST',
    path: `${controlPrefix}/saves`,
    /** An existing save point is overwritten only with `replace`. */
    body: z.extend(ManualSave, { replace: z._default(z.boolean(), false) }),
    data: SavePoint,
    onError: 'manual',
  }),
  restore: define('restore', {
    method: 'POST',
    path: `${controlPrefix}/restore`,
    query: UndoableQuery,
    body: AnySave,
    data: SimulationStatus,
    onError: 'manual',
  }),
  /** Restores a save point and keeps the current state as a new one: `Before the order branch 1`. */
  branch: define('branch', { method: 'POST', path: `${filePaths.savePoint}:name/branch`, params: AnySave, data: SimulationStatus }),
  /** Restores the state before the latest change made with `undoable` and deletes its automatic save point. */
  undoLatest: define('undoLatest', { method: 'POST', path: `${controlPrefix}/undo`, data: SimulationStatus }),
  compareSave: define('compareSave', { method: 'GET', path: `${filePaths.savePoint}:name/changes`, params: AnySave, data: SaveComparison }),
  exportSave: define('exportSave', { method: 'GET', path: `${filePaths.savePoint}:name`, params: AnySave, data: z.unknown() }),
  importSave: define('importSave', {
    method: 'PUT',
    path: `${filePaths.savePoint}:name`,
    params: ManualSave,
    body: z.unknown(),
    data: SavePoint,
  }),
  removeSave: define('removeSave', { method: 'DELETE', path: `${filePaths.savePoint}:name`, params: AnySave, data: z.array(SavePoint) }),
};
