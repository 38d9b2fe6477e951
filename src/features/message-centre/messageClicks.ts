import { createEffect, sample, type Event } from 'effector';
import type { Message } from '@/contract/inmail';
import { messageRead } from '@/entities/messages';
import { $locale } from '@/shared/i18n';
import { messageTarget } from './target';

/** Only a message with a link is clickable; a click marks it as read, unless its data cannot be parsed or its link is unsafe: then the click is only logged. Source: specification, States, Message. */
export function handleMessageClicks(clicked: Event<Message>): void {
  const targetResolved = sample({
    clock: clicked,
    source: $locale,
    filter: (_, { hasLink }) => hasLink,
    fn: (locale, message) => ({ message, target: messageTarget(message, locale) }),
  });
  sample({ clock: targetResolved, filter: ({ target }) => target.kind !== 'none', fn: ({ message }) => message, target: messageRead });
  sample({
    clock: targetResolved,
    filter: ({ target }) => target.kind === 'none',
    fn: ({ message }) => `message ${message.id} leads nowhere: its data or its link cannot be used`,
    target: logFx,
  });
}

const logFx = createEffect((reason: string) => console.warn(reason));
