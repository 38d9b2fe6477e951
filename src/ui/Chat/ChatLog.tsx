import { ArrowDown } from 'lucide-react';
import { useState, type Ref } from 'react';
import { Avatar } from '../Avatar/Avatar';
import { dot } from '../Button/Button.css';
import { IconButton } from '../IconButton/IconButton';
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden';
import { author as authorStyle, bubbles, event, head, side, turn as turnStyle } from './ChatBubble.css';
import { ChatBubble } from './ChatBubble';
import type { ChatBubbleProps } from './ChatBubble';
import { day as dayStyle, dots, frame, latest, list, log, typing as typingStyle, unread } from './ChatLog.css';
import { turnsOf } from './conversation';
import type { ChatMessage, ChatTurn } from './conversation';

export interface ChatLogProps {
  /** Accessible name of the conversation: "Customer service". */
  label: string;
  /** Oldest first. */
  messages: readonly ChatMessage[];
  /** Id of the first unread message, marked by a line above it. */
  unreadFrom?: string | null;
  /** "Mia is typing…" */
  typing?: string;
  texts: ChatBubbleProps['texts'] & {
    /** "You" */
    readonly self: string;
    /** "New messages" */
    readonly unread: string;
    /** Label of the button that scrolls to the end: "Latest messages". */
    readonly latest: string;
  };
  /** Called with the id of a failed message, to send it again. */
  onRetry: (id: string) => void;
  /** Called to go back to the end. */
  onLatest: () => void;
  ref?: Ref<HTMLDivElement>;
}

/** How far the log must be scrolled back for the button to its end to appear, in px. */
const awayThreshold = 120;

/** Messages by day and author. It stays at its end as messages arrive, unless it was scrolled back. */
export function ChatLog({ label, messages, unreadFrom = null, typing, texts, onRetry, onLatest, ref }: ChatLogProps) {
  const [isAway, setAway] = useState(false);
  return (
    <div className={frame}>
      <div
        ref={ref}
        role="log"
        aria-label={label}
        // Announced by `Chat`, once and with the author; a live region would also read every state change.
        aria-live="off"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- scrolls, also by keyboard
        tabIndex={0}
        className={log}
        onScroll={({ currentTarget }) => setAway(Math.abs(currentTarget.scrollTop) > awayThreshold)}
      >
        <div className={list}>
          {turnsOf(messages, unreadFrom).map((turn) => (
            <Turn key={turn.messages[0].id} turn={turn} texts={texts} onRetry={onRetry} />
          ))}
          {typing && (
            <p className={typingStyle}>
              <span className={dots}>
                <span className={dot} />
                <span className={dot} />
                <span className={dot} />
              </span>
              {typing}
            </p>
          )}
        </div>
      </div>
      {isAway && (
        <div className={latest}>
          <IconButton icon={ArrowDown} label={texts.latest} tone="neutral" onPress={onLatest} />
        </div>
      )}
    </div>
  );
}

type TurnProps = Pick<ChatLogProps, 'texts' | 'onRetry'> & { turn: ChatTurn };

function Turn({ turn: { author, messages, day, startsUnread }, texts, onRetry }: TurnProps) {
  const [first] = messages;
  const isSelf = author === 'self';
  return (
    <>
      {day && <p className={dayStyle}>{day}</p>}
      {startsUnread && <p className={unread}>{texts.unread}</p>}
      {author === 'system' ? (
        messages.map(({ id, text }) => (
          <p key={id} className={event}>
            {text}
          </p>
        ))
      ) : (
        <div className={turnStyle({ isSelf })}>
          {!isSelf && <Avatar name={author.name} size="small" />}
          <div className={side({ isSelf })}>
            <p className={head}>
              {isSelf ? <VisuallyHidden>{texts.self}</VisuallyHidden> : <span className={authorStyle}>{author.name}</span>}
              <time dateTime={new Date(first.time.instant).toISOString()}>{first.time.text}</time>
            </p>
            <div className={bubbles({ isSelf })}>
              {messages.map((message) => (
                <ChatBubble key={message.id} message={message} texts={texts} onRetry={onRetry} />
              ))}
            </div>
          </div>
        </div>
      )}
    </>
  );
}
