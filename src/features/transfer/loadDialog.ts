/** Fetches the form; asked for ahead of time, it opens without a wait. */
export const loadDialog = () => import('./TransferDialog');
