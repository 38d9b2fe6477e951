export { failureToast as failureNotice, lazyLoadFailed as fetchFailed, toastShown, toastRequested, type ToastRequest } from './model';
export { useLazyDialog, type LazyDialogOptions } from './useLazyDialog';
