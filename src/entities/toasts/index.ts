export { failureToast, lazyLoadFailed, toastShown, toastRequested, type ToastRequest } from './model';
export { useLazyDialog, type LazyDialogOptions } from './useLazyDialog';
