import { createEvent, sample } from 'effector';
import { inmail, range } from '@/contract/inmail';
import { $isKnownUser, $userParams, userChanged } from '@/entities/session';
import { mutation, optimistic, outbox, query } from '@/shared/api';
import { storageKeys } from '@/shared/lib';

/** Asks for one message to be marked read; one that is read already changes nothing. */
export const messageRead = createEvent<{ id: number; read: boolean }>();
/** Something was done of which the exchange writes a message. */
export const inboxChanged = createEvent();

/** Marks the message of an id read. */
export const markRead = mutation({
  endpoint: inmail.messageStatus,
  params: (id: number) => ({ body: { messageId: id, rangeType: range.one } }),
  key: (id) => id,
  resetOn: userChanged,
});
outbox({ mutation: markRead, row: storageKeys.unsentReadMessages, $mayResume: $isKnownUser });
/** Marks all messages read. */
export const markAllRead = mutation<typeof inmail.messageStatus, void>({
  endpoint: inmail.messageStatus,
  params: () => ({ body: { rangeType: range.all } }),
  resetOn: userChanged,
});

const unread = optimistic(
  query({ endpoint: inmail.unreadCount, $params: $userParams, refetchOn: [inboxChanged, markAllRead.done], resetOn: userChanged }),
  { mutation: markRead, apply: ({ countTotal, ...rest }) => ({ ...rest, countTotal: Math.max(0, countTotal - 1) }) },
);
/** The unread total; never below zero. Source: specification, States, Message. */
export const $unread = unread.$data.map((count) => count?.countTotal ?? 0);

sample({ clock: messageRead.filterMap(({ id, read }) => (read ? undefined : id)), target: markRead.submitted });
