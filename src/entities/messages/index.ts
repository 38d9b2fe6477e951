export { $isMarkingAll, $unread, allMarkedRead, allRead, messageRead, readRefused } from './model';
