/** Loads the dialog's code; call it ahead of time to open it without a delay. */
export const loadDialog = () => import('./ConnectDialog');
