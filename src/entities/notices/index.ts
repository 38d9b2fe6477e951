export { failureNotice, fetchFailed, noticed, noticeShown, type Notice } from './model';
