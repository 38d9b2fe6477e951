import { sample } from 'effector';
import { createGate } from '@/shared/lib/gate';
import { transferClosed, type TransferPreset } from './dialogModel';
import { formMounted } from './selection';

/** The dialog is mounted; `opening` is null while it is closed. */
export const DialogGate = createGate<{ readonly opening: TransferPreset | null }>('TransferDialogGate', { opening: null });
sample({ clock: DialogGate.state.map(({ opening }) => opening), filter: (opening) => opening !== null, target: formMounted });

/** The form is part of a page, with initial values from the address. */
export const PanelGate = createGate<TransferPreset>('TransferPanelGate', {});
sample({ clock: PanelGate.state, filter: PanelGate.status, target: formMounted });
// Closing resets a form that is part of a page.
sample({ clock: transferClosed, source: PanelGate.state, filter: PanelGate.status, target: formMounted });
sample({ clock: PanelGate.close, fn: () => {}, target: transferClosed });
