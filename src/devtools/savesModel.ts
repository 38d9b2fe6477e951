import { createEffect, createEvent, createStore, sample } from 'effector';
import { control, type SavePoint } from '@mocks/control';
import { callFx } from '@/shared/api';
import { saveFileFx } from '@/shared/lib/saveFile';

/** The save points tab opened or closed. */
export const savesOpened = createEvent();
export const saved = createEvent<string>();
export const restored = createEvent<string>();
export const removed = createEvent<string>();
export const exported = createEvent();
export const fileChosen = createEvent<File>();

const listFx = callFx(control.saves);
const saveFx = callFx(control.save);
const restoreFx = callFx(control.restore);
const removeFx = callFx(control.removeSave);
const exportFx = callFx(control.export);
const importFx = callFx(control.import);
/** Content of a file: parsed JSON, or unreadable. */
const readFx = createEffect(async (file: File): Promise<unknown> => JSON.parse(await file.text()));

/** The save points; null while loading. */
export const $saves = createStore<readonly SavePoint[] | null>(null).on([listFx.doneData, removeFx.doneData], (_, points) => points);

/** Why an import or restore failed; null if none did. An empty text means that the file is not JSON. */
export const $refusal = createStore<string | null>(null)
  .on([importFx.failData, restoreFx.failData, saveFx.failData], (_, { failure }) => ('msg' in failure ? failure.msg : failure.kind))
  .on(readFx.fail, () => '')
  .reset(savesOpened, saved, restored, fileChosen);

sample({ clock: [savesOpened, saveFx.done], fn: () => ({}), target: listFx });
sample({ clock: saved, fn: (name) => ({ body: { name, replace: true } }), target: saveFx });
sample({ clock: restored, fn: (name) => ({ body: { name } }), target: restoreFx });
sample({ clock: removed, fn: (name) => ({ params: { name } }), target: removeFx });
sample({ clock: exported, fn: () => ({}), target: exportFx });
sample({
  clock: exportFx.doneData,
  fn: (state) => ({ name: 'exchange.json', type: 'application/json', text: JSON.stringify(state) }),
  target: saveFileFx,
});
sample({ clock: fileChosen, target: readFx });
sample({ clock: readFx.doneData, fn: (body) => ({ body }), target: importFx });
/** Another state of the exchange was restored; carries its status. */
export const stateRestored = sample({ clock: [restoreFx.doneData, importFx.doneData] });
