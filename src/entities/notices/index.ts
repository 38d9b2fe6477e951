export { failureNotice, noticed, noticeShown, type Notice } from './model';
