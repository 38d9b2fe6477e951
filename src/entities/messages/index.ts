export { $isMarkingAll, $unread, allMarkedRead, allRead, loadUnreadFx, messageRead } from './model';
