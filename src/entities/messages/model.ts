import { createEvent, sample } from 'effector';
import { inmail, readRange } from '@/contract/inmail';
import { $userHash, $userParams, userChanged } from '@/entities/session';
import { mutation, optimistic, query } from '@/shared/api';
import { storageKeys } from '@/shared/lib';

/** Marks one message as read; does nothing if it is already read. */
export const messageRead = createEvent<{ id: number; read: boolean }>();
/** An action was performed that makes the server send a message. */
export const inboxChanged = createEvent();

/** Marks one message as read, by id. */
export const markRead = mutation({
  endpoint: inmail.messageStatus,
  params: (id: number) => ({ body: { messageId: id, rangeType: readRange.one } }),
  key: (id) => id,
  resetOn: userChanged,
});
/** Marks all messages as read. */
export const markAllRead = mutation<typeof inmail.messageStatus, void>({
  endpoint: inmail.messageStatus,
  params: () => ({ body: { rangeType: readRange.all } }),
  resetOn: userChanged,
});

const unread = optimistic(
  query({ endpoint: inmail.unreadCount, $params: $userParams, refetchOn: [inboxChanged, markAllRead.done], resetOn: userChanged }),
  {
    mutation: markRead,
    apply: ({ countTotal, ...rest }) => ({ ...rest, countTotal: Math.max(0, countTotal - 1) }),
    outbox: { row: storageKeys.unsentReadMessages, $owner: $userHash },
  },
);
/** The unread total; never below zero. Source: specification, States, Message. */
export const $unread = unread.$data.map((count) => count?.countTotal ?? 0);

sample({ clock: messageRead.filterMap(({ id, read }) => (read ? undefined : id)), target: markRead.submitted });
