import { createEvent, createStore, sample } from 'effector';
import { inmail, range } from '@/contract/inmail';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { callFx, changedElsewhere, newestOf } from '@/shared/api';

/** Asks for one message to be marked read; one that is read already changes nothing. */
export const messageRead = createEvent<{ id: number; read: boolean }>();
/** Asks for all messages to be marked read. */
export const allRead = createEvent();

export const loadUnreadFx = callFx(inmail.unreadCount);
const markFx = callFx(inmail.messageStatus);
const markAllFx = callFx(inmail.messageStatus);

/** All messages are read now, on the exchange too. */
export const allMarkedRead = markAllFx.done;

/** The unread total; never below zero. Source: specification, States, Message. */
export const $unread = createStore(0)
  .on(newestOf(loadUnreadFx), (_, { result }) => result.countTotal)
  .on(messageRead, (total, { read }) => (read ? total : Math.max(0, total - 1)))
  .reset(allMarkedRead);
export const $isMarkingAll = markAllFx.pending;

sample({ clock: [userChanged, changedElsewhere, markFx.fail], source: $isLoggedIn, filter: Boolean, fn: () => ({}), target: loadUnreadFx });
sample({ clock: userChanged, filter: (isLoggedIn) => !isLoggedIn, fn: () => 0, target: $unread });
sample({
  clock: messageRead,
  filter: ({ read }) => !read,
  fn: ({ id }) => ({ body: { messageId: id, rangeType: range.one } }),
  target: markFx,
});
sample({ clock: allRead, fn: () => ({ body: { rangeType: range.all } }), target: markAllFx });
