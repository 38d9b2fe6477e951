import { combine, createEvent, sample } from 'effector';
import { account, type NotificationChoice } from '@/contract/account';
import { $isLoggedIn, userChanged } from '@/entities/session';
import { mutation, optimistic, query } from '@/shared/api';
import { createGate } from '@/shared/lib/gate';

/** The tab is mounted. */
export const NotificationsGate = createGate('NotificationsGate');
export const choiceSwitched = createEvent<NotificationChoice>();

const save = mutation({
  endpoint: account.saveNotificationChoice,
  params: (body: NotificationChoice) => ({ body }),
  key: ({ topic, channel }) => `${topic}:${channel}`,
  resetOn: userChanged,
});
/** Switches being saved. */
export const $switching = save.$pending;
/** The notification settings, updated optimistically. */
export const choices = optimistic(
  query({
    endpoint: account.notificationChoices,
    $params: combine(NotificationsGate.status, $isLoggedIn, (isOpen, isLoggedIn) => (isOpen && isLoggedIn ? {} : null)),
    resetOn: userChanged,
  }),
  {
    mutation: save,
    apply: (settings, change) =>
      settings.map((each) => (each.topic === change.topic && each.channel === change.channel ? { ...each, isOn: change.isOn } : each)),
  },
);
sample({ clock: choiceSwitched, target: save.submitted });
