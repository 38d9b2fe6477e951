/** Somebody else in a conversation. */
export interface ChatAuthor {
  readonly id: string;
  readonly name: string;
}

export interface ChatAttachment {
  readonly name: string;
  /** "1.2 MB" */
  readonly size: string;
  /** Where it is opened; absent while it is sent. */
  readonly href?: string;
  /** Address of a picture of it. */
  readonly preview?: string;
}

export interface ChatMessage {
  readonly id: string;
  /** `self` is the reader; `system` says what happened to the conversation. */
  readonly author: ChatAuthor | 'self' | 'system';
  /** Plain text; its line breaks are kept. */
  readonly text: string;
  /** When it was written: ms since 1970 and the time of day in words, "08:30". */
  readonly time: { readonly instant: number; readonly text: string };
  /** The day in words: "Today". */
  readonly day: string;
  /** Whether a message of the reader is on its way or could not be sent. */
  readonly state?: 'sending' | 'failed';
  readonly attachments?: readonly ChatAttachment[];
}

/** Messages that one person wrote in one go, and what stands above them. */
export interface ChatTurn {
  readonly author: ChatMessage['author'];
  readonly messages: readonly [ChatMessage, ...ChatMessage[]];
  /** The day that begins with it. */
  readonly day: string | null;
  /** Whether the unread messages begin with it. */
  readonly startsUnread: boolean;
}

/** Longest pause within a turn, in ms. */
export const turnPause = 5 * 60_000;

/** Groups messages, oldest first, by person; a new day, a pause of more than five minutes and the first unread message begin a new turn. */
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

/** The words of what a screen reader is told. */
export interface ArrivalWords {
  /** Before a message that could not be sent. */
  readonly failed: string;
  /** A text with the name that it belongs to. */
  readonly named: (name: string, text: string) => string;
}

/** What a screen reader is told when `before` became `now`: what others wrote since, not what was loaded of the past, and what could not be sent. */
export function arrivals(before: readonly ChatMessage[], now: readonly ChatMessage[], { failed, named }: ArrivalWords): string[] {
  const states = new Map(before.map(({ id, state }) => [id, state]));
  const last = now.findLastIndex(({ id }) => states.has(id));
  return now.flatMap(({ id, author, text, state }, index) => {
    if (author === 'self') return state === 'failed' && states.get(id) !== 'failed' ? [named(failed, text)] : [];
    if (index <= last) return [];
    return [author === 'system' ? text : named(author.name, text)];
  });
}
