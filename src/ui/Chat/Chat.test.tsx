import { screen } from '@testing-library/react';
import { expect, test, vi } from 'vitest';
import { renderUi, textsOf } from '@tests/support/app/renderUi';
import { createAnnouncer } from '../Announcer/announcer';
import { Announcer } from '../Announcer/Announcer';
import { Chat } from './Chat';
import type { ChatProps } from './Chat';
import { turnPause, turnsOf } from './conversation';
import type { ChatMessage } from './conversation';

const mia = { id: 'agent', name: 'Mia' };
const start = Date.UTC(2026, 0, 5, 8, 30);

const message = (id: string, author: ChatMessage['author'], rest: Partial<ChatMessage> = {}, after = 0): ChatMessage => ({
  id,
  author,
  text: `text of ${id}`,
  time: { instant: start + after, text: '08:30' },
  day: 'Today',
  ...rest,
});

const texts = {
  self: 'You',
  unread: 'New messages',
  latest: 'Latest messages',
  sending: 'Sending…',
  failed: 'Not sent',
  write: 'Write a message',
  send: 'Send',
};

function open(props: Partial<ChatProps> = {}) {
  const announcer = createAnnouncer();
  const polite = vi.spyOn(announcer, 'polite');
  const onSend = vi.fn();
  const onDraftChange = vi.fn();
  const onRetry = vi.fn();
  const view = (more: Partial<ChatProps>) => (
    <Announcer announcer={announcer}>
      <Chat
        label="Customer service"
        messages={[]}
        texts={texts}
        draft=""
        onDraftChange={onDraftChange}
        onSend={onSend}
        onRetry={onRetry}
        {...props}
        {...more}
      />
    </Announcer>
  );
  const { user, rerender } = renderUi(view({}));
  return {
    user,
    onSend,
    onDraftChange,
    onRetry,
    change: (more: Partial<ChatProps>) => rerender(view(more)),
    announced: () => polite.mock.calls.map(([text]) => text),
  };
}

const field = () => screen.getByRole('textbox', { name: 'Write a message' });

test('messages are grouped by author, day and pause, and the first unread one starts a new group', () => {
  const turns = turnsOf(
    [
      message('1', mia, { day: 'Yesterday' }),
      message('2', mia),
      message('3', mia, {}, turnPause),
      message('4', mia, {}, 2 * turnPause + 1),
      message('5', mia, {}, 2 * turnPause + 2),
      message('6', 'self', {}, 2 * turnPause + 3),
    ],
    '5',
  );
  expect(turns.map(({ day, startsUnread, messages }) => [day, startsUnread, messages.map(({ id }) => id).join()])).toEqual([
    ['Yesterday', false, '1'],
    ['Today', false, '2,3'],
    [null, false, '4'],
    [null, true, '5'],
    [null, false, '6'],
  ]);
});

test('two people of the same name are kept apart', () => {
  expect(turnsOf([message('1', mia), message('2', { id: 'other', name: 'Mia' })], null)).toHaveLength(2);
});

test('each turn shows its author and time', () => {
  open({ messages: [message('1', mia), message('2', 'self')] });
  const [log] = textsOf('log');
  expect(log).toBe('TodayMMia08:30text of 1You08:30text of 2');
  expect(screen.getAllByRole('time').map((time) => time.getAttribute('datetime'))).toContain('2026-01-05T08:30:00.000Z');
});

test('new messages of others are announced once with their author; initial, older and own messages are not', () => {
  const messages = [message('2', mia)];
  const { change, announced } = open({ messages });
  change({ messages: [message('1', mia), ...messages] });
  change({ messages: [...messages, message('3', 'self', { state: 'sending' })] });
  change({ messages: [...messages, message('3', 'self')] });
  expect(announced()).toEqual([]);
  change({ messages: [...messages, message('3', 'self'), message('4', mia), message('5', 'system', { text: 'Mia left' })] });
  change({ messages: [...messages, message('3', 'self'), message('4', mia), message('5', 'system', { text: 'Mia left' })] });
  expect(announced()).toEqual(['Mia: text of 4', 'Mia left']);
});

test('the log itself is not a live region', () => {
  open({ messages: [message('1', mia)] });
  expect(screen.getByRole('log', { name: 'Customer service' }).getAttribute('aria-live')).toBe('off');
});

test('a failed message is announced once and can be sent again', async () => {
  const { change, announced, onRetry, user } = open({ messages: [message('1', 'self', { state: 'sending' })] });
  expect(screen.getByText('Sending…')).toBeTruthy();
  change({ messages: [message('1', 'self', { state: 'failed' })] });
  change({ messages: [message('1', 'self', { state: 'failed' })] });
  expect(announced()).toEqual(['Not sent: text of 1']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledExactlyOnceWith('1');
});

test('Enter sends the message, Shift+Enter starts a new line', async () => {
  const { user, onSend, onDraftChange } = open({ draft: ' Where is my deposit? ' });
  await user.click(field());
  await user.keyboard('{Shift>}{Enter}{/Shift}');
  expect(onSend).not.toHaveBeenCalled();
  expect(onDraftChange).toHaveBeenCalledExactlyOnceWith(' Where is my deposit? \n');
  await user.keyboard('{Enter}');
  expect(onSend).toHaveBeenCalledExactlyOnceWith('Where is my deposit?');
});

test('an Enter that ends an IME composition sends nothing', async () => {
  const { user, onSend } = open({ draft: '你好' });
  await user.click(field());
  field().dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, isComposing: true }));
  expect(onSend).not.toHaveBeenCalled();
});

test('an empty message is not sent', async () => {
  const { user, onSend } = open({ draft: ' \n ' });
  await user.click(field());
  await user.keyboard('{Enter}');
  expect(onSend).not.toHaveBeenCalled();
  expect(screen.getByRole('button', { name: 'Send' })).toHaveProperty('disabled', true);
});

test('a suggestion is sent with one press, and a chosen file is passed on', async () => {
  const onChosen = vi.fn();
  const { user, onSend } = open({ suggestions: ['My deposit is missing'], attachment: { label: 'Attach a file', onChosen } });
  await user.click(screen.getByRole('button', { name: 'My deposit is missing' }));
  expect(onSend).toHaveBeenCalledExactlyOnceWith('My deposit is missing');
  const receipt = new File(['receipt'], 'receipt.png', { type: 'image/png' });
  const input = document.querySelector('input[type=file]');
  if (input instanceof HTMLElement) await user.upload(input, receipt);
  expect(onChosen).toHaveBeenCalledExactlyOnceWith(receipt);
});

test('an ended conversation shows a notice in place of its field', () => {
  open({ ended: 'This conversation has ended' });
  expect(screen.queryByRole('textbox')).toBeNull();
  expect(screen.getByText('This conversation has ended')).toBeTruthy();
});
