export { $isMarkingAll, $unread, allMarkedRead, allRead, inboxChanged, messageRead, readRefused } from './model';
