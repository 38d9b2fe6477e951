import { useEffect, useRef } from 'react';
import { useAnnouncer } from '../Announcer/announcer';
import { useUiText } from '../texts';
import { chat, ended as endedStyle } from './Chat.css';
import { ChatComposer } from './ChatComposer';
import type { ChatComposerProps } from './ChatComposer';
import { ChatLog } from './ChatLog';
import type { ChatLogProps } from './ChatLog';
import { arrivals } from './conversation';

export interface ChatProps extends Omit<ChatLogProps, 'texts' | 'ref' | 'onLatest'>, Omit<ChatComposerProps, 'texts'> {
  texts: ChatLogProps['texts'] & ChatComposerProps['texts'];
  /** Why nothing can be written any more; takes the place of the field. */
  ended?: string;
}

/** A conversation: what was written and a field to answer. It fills the height it is given. Mount it with its history; what comes later is announced. */
export function Chat({ label, messages, unreadFrom, typing, texts, onRetry, ended, onSend, ...composer }: ChatProps) {
  const log = useRef<HTMLDivElement>(null);
  useArrivals(messages, texts.failed);
  const toLatest = () => {
    if (log.current) log.current.scrollTop = 0; // the log starts at its end
  };
  const send = (text: string) => {
    onSend(text);
    toLatest();
  };
  const shown = { label, messages, unreadFrom, typing, texts, onRetry };
  return (
    <div className={chat}>
      <ChatLog {...shown} ref={log} onLatest={toLatest} />
      {ended ? <p className={endedStyle}>{ended}</p> : <ChatComposer {...composer} texts={texts} onSend={send} />}
    </div>
  );
}

/** Announces what others write and what could not be sent, each once. */
function useArrivals(messages: ChatLogProps['messages'], failed: string) {
  const text = useUiText();
  const { polite } = useAnnouncer();
  const before = useRef<ChatLogProps['messages']>(null);
  useEffect(() => {
    if (before.current) {
      const named = (name: string, value: string) => text('named', { name, value });
      for (const arrival of arrivals(before.current, messages, { failed, named })) polite(arrival);
    }
    before.current = messages;
  }, [messages, failed, text, polite]);
}
