export { failureNotice, failureText, fetchFailed, noticed, noticeShown, type FailureText, type Notice } from './model';
