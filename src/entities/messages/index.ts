export { $unread, inboxChanged, markAllRead, markRead, messageRead } from './model';
