import type { Conversation, ServiceMessage } from '@/contract/service';
import type { Format } from '@/shared/i18n';
import type { ChatMessage } from '@/ui/Chat/conversation';
import type { Outgoing } from './deskModel';

/** The length of a formatted time without seconds. */
const minuteLength = 'HH:mm'.length;

/** The formatting of times and days. */
export interface ChatTimeFormat {
  readonly format: Pick<Format, 'date' | 'time'>;
  readonly now: number;
  /** The text for "Today". */
  readonly today: string;
}

/** The messages of a conversation for display in the chat, outgoing ones last. */
export function chatMessages(
  { messages }: Conversation,
  outgoing: readonly Outgoing[],
  { format, now, today }: ChatTimeFormat,
): ChatMessage[] {
  const dayOf = (instant: number) => (format.date(instant) === format.date(now) ? today : format.date(instant));
  const timeOf = (instant: number) => ({ instant, text: format.time(instant).slice(0, minuteLength) });
  return [
    ...messages.map((message) => ({
      id: String(message.id),
      author: authorOf(message),
      text: message.text,
      time: timeOf(message.createdTime),
      day: dayOf(message.createdTime),
    })),
    ...outgoing.map(({ id, text, state }) => ({
      id,
      author: 'self' as const,
      text,
      time: timeOf(now),
      day: today,
      ...(state !== 'sent' && { state }),
    })),
  ];
}

function authorOf({ author, authorName }: ServiceMessage): ChatMessage['author'] {
  if (author === 'user') return 'self';
  return author === 'system' ? 'system' : { id: `${author} ${authorName}`, name: authorName };
}
