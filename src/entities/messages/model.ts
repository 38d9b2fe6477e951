import { attach, createEvent, createStore, sample } from 'effector';
import { inmail, range } from '@/contract/inmail';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { callFx, otherTabChanged, newestOf } from '@/shared/api';

/** Asks for one message to be marked read; one that is read already changes nothing. */
export const messageRead = createEvent<{ id: number; read: boolean }>();
/** Asks for all messages to be marked read. */
export const allRead = createEvent();

/** Something was done of which the exchange writes a message. */
export const inboxChanged = createEvent();

export const loadUnreadFx = callFx(inmail.unreadCount);
const markFx = attach({
  effect: callFx(inmail.messageStatus),
  mapParams: ({ id }: { id: number }) => ({ body: { messageId: id, rangeType: range.one } }),
});
const markAllFx = callFx(inmail.messageStatus);

/** All messages are read now, on the exchange too. */
export const allMarkedRead = markAllFx.done;
/** The exchange did not mark a message: it is unread as before. Carries its id. */
export const readRefused = markFx.fail.map(({ params: { id } }) => id);

/** The unread total; never below zero. Source: specification, States, Message. */
export const $unread = createStore(0)
  .on(newestOf(loadUnreadFx, { forget: [userChanged, markFx, allMarkedRead] }), (_, { result }) => result.countTotal)
  .on(markFx, (total) => Math.max(0, total - 1))
  .reset(allMarkedRead, userChanged);
export const $isMarkingAll = markAllFx.pending;

sample({ clock: messageRead, filter: ({ read }) => !read, target: markFx });
sample({
  clock: allRead,
  source: markAllFx.pending,
  filter: (isMarking) => !isMarking,
  fn: () => ({ body: { rangeType: range.all } }),
  target: markAllFx,
});
// Counted anew once every mark is through (what was counted before may have missed one), and where a message was written.
sample({
  clock: [userChanged, otherTabChanged, inboxChanged, markFx.pending],
  source: { isLoggedIn: $isLoggedIn, isMarking: markFx.pending },
  filter: ({ isLoggedIn, isMarking }) => isLoggedIn && !isMarking,
  fn: () => ({}),
  target: loadUnreadFx,
});
