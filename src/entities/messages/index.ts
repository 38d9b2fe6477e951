export { $isMarkingAll, $unread, allMarkedRead, allRead, loadUnreadFx, messageRead, readRefused } from './model';
