export { failureNotice, failureText, fetchFailed, noticed, noticeShown, type Notice } from './model';
