export { failureNotice, failureText, fetchFailed, toastShown, toastRequested, type ToastRequest } from './model';
