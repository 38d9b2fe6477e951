export { transferOpened, transferSucceeded, type SubmittedAccounts, type TransferPreset } from './dialogModel';
export { TransferButton, type TransferButtonProps } from './TransferButton';
export { TransferHost } from './TransferHost';

/** Loads the form for use on a page. */
export const loadTransferPanel = () => import('./TransferPanel');
