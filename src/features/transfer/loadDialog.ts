/** Loads the dialog's code; call it ahead of time to open the form without a delay. */
export const loadDialog = () => import('./TransferDialog');
