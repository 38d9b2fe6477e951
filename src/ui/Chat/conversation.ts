/** Another participant in a conversation. */
export interface ChatAuthor {
  readonly id: string;
  readonly name: string;
}

export interface ChatAttachment {
  readonly name: string;
  /** "1.2 MB" */
  readonly size: string;
  /** Where it can be opened; absent while it is being sent. */
  readonly href?: string;
  /** Address of a preview picture. */
  readonly preview?: string;
}

export interface ChatMessage {
  readonly id: string;
  /** `self` is the user; `system` reports events of the conversation. */
  readonly author: ChatAuthor | 'self' | 'system';
  /** Plain text; its line breaks are kept. */
  readonly text: string;
  /** When it was written: ms since 1970, and the time of day as text, "08:30". */
  readonly time: { readonly instant: number; readonly text: string };
  /** The day as text: "Today". */
  readonly day: string;
  /** Set while a message of the user is being sent or has failed. */
  readonly state?: 'sending' | 'failed';
  readonly attachments?: readonly ChatAttachment[];
}

/** Consecutive messages of one author, and what is shown above them. */
export interface ChatTurn {
  readonly author: ChatMessage['author'];
  readonly messages: readonly [ChatMessage, ...ChatMessage[]];
  /** The day, if it starts with this turn; otherwise null. */
  readonly day: string | null;
  /** Whether the unread messages start with this turn. */
  readonly startsUnread: boolean;
}

/** Longest pause within a turn, in ms. */
export const turnPause = 5 * 60_000;

/** Groups messages, oldest first, by author; a new day, a pause of more than five minutes and the first unread message start a new turn. */
export function turnsOf(messages: readonly ChatMessage[], unreadFrom: string | null): ChatTurn[] {
  const turns: ChatTurn[] = [];
  messages.forEach((message, index) => {
    const previous = messages[index - 1];
    const turn = turns.at(-1);
    const startsUnread = message.id === unreadFrom;
    const startsDay = message.day !== previous?.day;
    if (turn && previous && !startsUnread && !startsDay && continues(previous, message)) {
      turns.splice(-1, 1, { ...turn, messages: [...turn.messages, message] });
    } else {
      turns.push({ author: message.author, messages: [message], day: startsDay ? message.day : null, startsUnread });
    }
  });
  return turns;
}

const continues = (previous: ChatMessage, next: ChatMessage): boolean =>
  personOf(previous) === personOf(next) && next.time.instant - previous.time.instant <= turnPause;

const personOf = ({ author }: ChatMessage): string => (typeof author === 'string' ? author : `person ${author.id}`);

/** Texts of the announcements. */
export interface ArrivalTexts {
  /** Precedes a message that could not be sent. */
  readonly failed: string;
  /** Joins a text with the name it belongs to. */
  readonly named: (name: string, text: string) => string;
}

/** Returns the announcements when `before` has become `now`: new messages of others, except loaded history, and messages that failed. */
export function arrivalAnnouncements(
  before: readonly ChatMessage[],
  now: readonly ChatMessage[],
  { failed, named }: ArrivalTexts,
): string[] {
  const states = new Map(before.map(({ id, state }) => [id, state]));
  const last = now.findLastIndex(({ id }) => states.has(id));
  return now.flatMap(({ id, author, text, state }, index) => {
    if (author === 'self') return state === 'failed' && states.get(id) !== 'failed' ? [named(failed, text)] : [];
    if (index <= last) return [];
    return [author === 'system' ? text : named(author.name, text)];
  });
}
