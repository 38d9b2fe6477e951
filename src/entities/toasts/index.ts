export { failureNotice, fetchFailed, toastShown, toastRequested, type ToastRequest } from './model';
