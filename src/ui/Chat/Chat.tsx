import { useEffect, useRef } from 'react';
import { useAnnouncer } from '../Announcer/announcer';
import { useUiText } from '../texts';
import { chat, ended as endedStyle } from './Chat.css';
import { ChatComposer } from './ChatComposer';
import type { ChatComposerProps } from './ChatComposer';
import { ChatLog } from './ChatLog';
import type { ChatLogProps } from './ChatLog';
import { arrivalAnnouncements } from './conversation';

export interface ChatProps extends Omit<ChatLogProps, 'texts' | 'ref' | 'onLatest'>, Omit<ChatComposerProps, 'texts'> {
  texts: ChatLogProps['texts'] & ChatComposerProps['texts'];
  /** Why no more messages can be written; replaces the field. */
  ended?: string;
}

/** A conversation: its messages and a field to reply. It fills the available height. Mount it with its history; later messages are announced. */
export function Chat({ label, messages, unreadFrom, typing, texts, onRetry, ended, onSend, ...composer }: ChatProps) {
  const log = useRef<HTMLDivElement>(null);
  useArrivalAnnouncer(messages, texts.failed);
  const toLatest = () => {
    if (log.current) log.current.scrollTop = 0; // the end of the log is at 0
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

/** Announces messages of others and messages that failed, each once. */
function useArrivalAnnouncer(messages: ChatLogProps['messages'], failed: string) {
  const text = useUiText();
  const { polite } = useAnnouncer();
  const before = useRef<ChatLogProps['messages']>(null);
  useEffect(() => {
    if (before.current) {
      const named = (name: string, value: string) => text('named', { name, value });
      for (const arrival of arrivalAnnouncements(before.current, messages, { failed, named })) polite(arrival);
    }
    before.current = messages;
  }, [messages, failed, text, polite]);
}
