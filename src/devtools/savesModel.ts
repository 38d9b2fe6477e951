import { createEffect, createEvent, createStore, merge, sample } from 'effector';
import { control } from '@mocks/control';
import { mutation, otherTabChanged, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';
import { createDownload } from './download';
import { undoable, undoLatest } from './undoModel';

/** The save points tab is mounted. */
export const SavesGate = createGate('SavesGate');
export const exported = createEvent();
export const fileChosen = createEvent<File>();

export const saving = mutation({ endpoint: control.save, params: (name: string) => ({ body: { name, replace: true } }) });
export const restoring = mutation({ endpoint: control.restore, params: (name: string) => ({ body: { name }, query: undoable }) });
/** Restores a save point and keeps the current state as another one. */
export const branching = mutation({ endpoint: control.branch, params: (name: string) => ({ params: { name } }) });
export const removal = mutation({ endpoint: control.removeSave, params: (name: string) => ({ params: { name } }), key: (name) => name });
const importing = mutation({ endpoint: control.import, params: (body: unknown) => ({ body, query: undoable }) });
/** Reads a file as JSON; fails if it is not valid. */
const readFx = createEffect(async (file: File): Promise<unknown> => JSON.parse(await file.text()));

export const saves = query({
  endpoint: control.saves,
  $params: SavesGate.status.map((isOpen) => (isOpen ? {} : null)),
  refetchOn: [saving.done, removal.done, branching.done, undoLatest.done, otherTabChanged],
});

/** Toggles the comparison of a save point with the current state. */
export const compareToggled = createEvent<string>();
export const $compared = createStore<string | null>(null)
  .on(compareToggled, (compared, name) => (compared === name ? null : name))
  .reset(SavesGate.open, restoring.done, removal.done, branching.done);
export const comparison = query({
  endpoint: control.compareSave,
  $params: $compared.map((name) => (name === null ? null : { params: { name } })),
});

/** Why an import, a restore or a save failed; null if none did. An empty text means that the file is not JSON. */
export const $refusal = createStore<string | null>(null)
  .on([importing.failed, restoring.failed, saving.failed], (_, { error: { failure } }) => ('msg' in failure ? failure.msg : failure.kind))
  .on(readFx.fail, () => '')
  .reset(SavesGate.open, saving.submitted, restoring.submitted, fileChosen);

createDownload({
  endpoint: control.export,
  params: {},
  requested: exported,
  fileOf: (state) => ({ name: 'exchange.json', type: 'application/json', text: JSON.stringify(state) }),
});
sample({ clock: fileChosen, target: readFx });
sample({ clock: readFx.doneData, target: importing.submitted });
/** Another state of the exchange has been restored. */
export const stateRestored = merge([restoring.done, importing.done, branching.done]);
