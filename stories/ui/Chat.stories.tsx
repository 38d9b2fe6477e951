import { useState, type ReactNode } from 'react';
import { Card } from '@/ui/Card/Card';
import { Chat } from '@/ui/Chat/Chat';
import type { ChatProps } from '@/ui/Chat/Chat';
import { ChatBubble } from '@/ui/Chat/ChatBubble';
import { ChatComposer } from '@/ui/Chat/ChatComposer';
import { ChatLog } from '@/ui/Chat/ChatLog';
import type { ChatMessage } from '@/ui/Chat/conversation';
import { Grid } from '@/ui/Grid/Grid';

export default { title: 'ui/Chat' };

const mia = { id: 'mia', name: 'Mia Lindqvist' };
const bot = { id: 'assistant', name: 'Assistant' };

const message = (
  id: string,
  author: ChatMessage['author'],
  minute: number,
  text: string,
  rest: Partial<ChatMessage> = {},
): ChatMessage => ({
  id,
  author,
  text,
  time: { instant: Date.UTC(2026, 0, 5, 8, minute), text: `08:${String(minute).padStart(2, '0')}` },
  day: 'Today',
  ...rest,
});

const receipt = { name: 'receipt-2026-01-05.pdf', size: '184 kB', href: '#receipt' };

const conversation: readonly ChatMessage[] = [
  message('1', bot, 2, 'Hello! What can we help you with?', { day: '4 Jan' }),
  message('2', 'self', 4, 'My deposit of 250 USDT has not arrived.'),
  message('3', bot, 4, 'I can look into that. Which network did you send it over?'),
  message('4', 'self', 5, 'TRC20'),
  message('5', 'system', 6, 'Mia Lindqvist joined the conversation'),
  message('6', mia, 7, 'Hi, this is Mia.\nThe transaction has 12 of 20 confirmations, so it should be credited in about 4 minutes.'),
  message('7', mia, 8, 'This is the record of it:', { attachments: [receipt] }),
];

const texts = {
  self: 'You',
  unread: 'New messages',
  latest: 'Latest messages',
  sending: 'Sending…',
  failed: 'Not sent',
  write: 'Write a message',
  send: 'Send',
};

const Room = ({ children }: { children: ReactNode }) => (
  <Card density="none">
    <div style={{ blockSize: 560 }}>{children}</div>
  </Card>
);

const nothing = () => {};
const staticProps = { texts, draft: '', onDraftChange: nothing, onSend: nothing, onRetry: nothing };

export const States = () => (
  <Grid columns="large">
    <Room>
      <Chat
        {...staticProps}
        label="Conversation"
        messages={conversation}
        unreadFrom="6"
        typing="Mia is typing…"
        attachment={{ label: 'Attach a file', onChosen: nothing }}
      />
    </Room>
    <Room>
      <Chat
        {...staticProps}
        label="Messages on their way"
        draft="Thank you"
        messages={[
          message('1', 'self', 1, 'One moment, I will look for the receipt.'),
          message('2', 'self', 2, 'Here it is.', { state: 'sending', attachments: [{ name: 'receipt.pdf', size: '184 kB' }] }),
          message('3', 'self', 3, 'Can you see it?', { state: 'failed' }),
        ]}
      />
    </Room>
    <Room>
      <Chat {...staticProps} label="Ended" messages={conversation.slice(0, 5)} ended="This conversation has ended." />
    </Room>
  </Grid>
);

export const LongTexts = () => (
  <Room>
    <Chat
      {...staticProps}
      label="Long texts"
      draft={'A first line\nand a second\nand a third'}
      suggestions={['Meine Einzahlung ist nicht angekommen', 'Bestätigungscode', 'Auszahlung']}
      messages={[
        message('1', { id: 'long', name: 'Maximiliane-Konstantina von Hohenlohe-Oehringen' }, 1, 'Rückfrage zur Überweisung'),
        message('2', 'self', 2, '0x8f3c1d7ab2e94f60c5d8e7a1b3f24c69d0e8f7a6b5c4d3e2f1a0b9c8d7e6f5a4 · 123,456,789.123456789012 SHIB', {
          attachments: [{ name: 'Einzahlungsbestaetigung_2026-01-05_Hohenlohe-Oehringen.pdf', size: '1.2 MB', href: '#file' }],
        }),
      ]}
    />
  </Room>
);

export const Parts = () => (
  <Grid columns="large">
    <ChatLog label="Without messages" messages={[]} texts={texts} onRetry={nothing} onLatest={nothing} />
    <ChatBubble message={message('1', 'self', 1, 'Can you see it?', { state: 'failed' })} texts={texts} onRetry={nothing} />
    <ChatComposer {...staticProps} isDisabled />
  </Grid>
);

/** Echoes every message. */
const Echo = ({ isDisabled, suggestions }: Pick<ChatProps, 'isDisabled' | 'suggestions'>) => {
  const [draft, setDraft] = useState('');
  const [messages, setMessages] = useState(conversation);
  const send = (text: string) => {
    setDraft('');
    setMessages((before) => [
      ...before,
      message(`question ${before.length}`, 'self', 9, text),
      message(`answer ${before.length}`, mia, 9, text),
    ]);
  };
  return (
    <Room>
      <Chat
        {...staticProps}
        label="Customer service"
        messages={messages}
        draft={draft}
        onDraftChange={setDraft}
        onSend={send}
        isDisabled={isDisabled}
        suggestions={suggestions}
      />
    </Room>
  );
};

export const Playground = () => <Echo suggestions={['Where is my deposit?', 'Talk to a person']} />;
