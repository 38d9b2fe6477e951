export { transferOpened, transferSucceeded, type TransferEnded, type TransferOpening } from './opening';
export { TransferButton, type TransferButtonProps } from './TransferButton';
export { TransferHost } from './TransferHost';

/** Fetches the form as a part of a page. */
export const loadTransferPanel = () => import('./TransferPanel');
