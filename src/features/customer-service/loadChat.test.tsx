import { expect, test, vi } from 'vitest';
import { adapters } from './adapters';
import { vendorClient, type VendorChat } from './client';
import { loadChat, runScript } from './loadChat';

const [desk] = adapters;

test('a script outside the list of allowed origins is not added to the page', async () => {
  await expect(loadChat(desk, { script: 'https://chat.example/widget.js', openDesk: () => {} })).rejects.toThrow('not an allowed script');
  expect(document.querySelector('script')).toBeNull();
});

test('resolves once the script has run; removes a failing script, so that it can be retried', async () => {
  const added = (): HTMLScriptElement => document.head.querySelector('script') ?? expect.fail('there is no script');
  const failing = runScript(document, 'data:,');
  added().dispatchEvent(new Event('error'));
  await expect(failing).rejects.toThrow('could not be loaded');
  expect(document.head.querySelector('script')).toBeNull();
  const loading = runScript(document, 'data:,');
  const script = added();
  script.dispatchEvent(new Event('load'));
  await loading;
  expect(script.async).toBe(true);
  script.remove();
});

test('a chat is ready once its vendor reports so, and forwards its reports', () => {
  let chat: VendorChat | undefined;
  const client = vendorClient(() => chat);
  expect(client.isReady()).toBe(false);
  const open = vi.fn();
  chat = {
    isReady: () => true,
    open,
    onNews: (report) => {
      report({ unreadCount: 2, lastMessage: 'Hello' });
      return () => {};
    },
  };
  const news = vi.fn();
  client.subscribe(news);
  client.open();
  expect([client.isReady(), open.mock.calls.length, news.mock.calls]).toEqual([true, 1, [[{ unreadCount: 2, lastMessage: 'Hello' }]]]);
});
