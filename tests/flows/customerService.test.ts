import { expect, test } from 'vitest';
import { service } from '@/contract/service';
import { serviceTimes } from '@mocks/exchange/customerService/customerService';
import { openFlow } from './flow';

/** Opens customer service as the trader. */
function openCustomerService() {
  const flow = openFlow({ persona: 'trader' });
  const read = () => flow.ask(service.conversation, {});
  return {
    ...flow,
    read,
    send: (text: string) => flow.ask(service.sendMessage, { body: { text } }),
    open: () => flow.ask(service.openConversation, {}),
    authors: async () => (await read()).messages.map(({ author }) => author),
    last: async () => (await read()).messages.at(-1)?.text,
  };
}

test('the assistant greets a user once, when they first open customer service', async () => {
  const { open, authors, read } = openCustomerService();
  expect(await authors()).toEqual([]);
  await open();
  await open();
  expect(await authors()).toEqual(['assistant']);
  expect(await read()).toMatchObject({ state: 'assistant', unreadCount: 0, typingName: '' });
});

test('the assistant answers by topic after typing for a moment, and unseen messages count as unread', async () => {
  const { send, later, read, last, open } = openCustomerService();
  await send('My deposit has not arrived');
  expect(await read()).toMatchObject({ typingName: 'Assistant', unreadCount: 0 });
  later(serviceTimes.assistant);
  expect(await read()).toMatchObject({ typingName: '', unreadCount: 1 });
  expect(await last()).toContain('confirmed');
  await open();
  expect((await read()).unreadCount).toBe(0);
});

test('a user who asks for a person, or is not understood twice, is handed over to an agent, who answers and leaves after a long silence', async () => {
  for (const words of [['I want a human'], ['xyz', 'xyz']]) {
    const { send, later, read, authors } = openCustomerService();
    for (const text of words) {
      await send(text);
      later(serviceTimes.assistant);
    }
    expect(await read()).toMatchObject({ state: 'waiting', topics: [] });
    await send('It is about a withdrawal');
    later(serviceTimes.join);
    expect(await read()).toMatchObject({ state: 'agent' });
    expect((await authors()).slice(-2)).toEqual(['system', 'agent']);
    await send('How much are the fees?');
    later(serviceTimes.agent);
    expect((await authors()).at(-1)).toBe('agent');
    later(serviceTimes.leave);
    expect((await authors()).at(-1)).toBe('system');
    expect((await read()).state).toBe('assistant');
  }
});

test('an agent does not leave while the user waits for an answer', async () => {
  const { send, later, read, authors } = openCustomerService();
  await send('I want a human');
  later(serviceTimes.assistant + serviceTimes.join);
  later(serviceTimes.leave - serviceTimes.agent / 2);
  await send('How much are the fees?');
  later(serviceTimes.agent);
  expect((await authors()).slice(-2)).toEqual(['user', 'agent']);
  expect((await read()).state).toBe('agent');
  later(serviceTimes.leave);
  expect((await read()).state).toBe('assistant');
});

test('users cannot read each other’s conversations', async () => {
  const { send, become, authors } = openCustomerService();
  await send('Hello');
  await become('vip');
  expect(await authors()).toEqual([]);
});

test.each(['', '   ', 'a\u0000b', 'a\u202Eb', 'x'.repeat(501)])('%j is not accepted as a message', async (text) => {
  const { refused } = openCustomerService();
  expect(await refused(service.sendMessage, { body: { text } })).toMatchObject({ code: 400 });
});

test('line breaks in a message are kept', async () => {
  const { send } = openCustomerService();
  expect((await send('One\nTwo')).text).toBe('One\nTwo');
});
