import { act, screen, waitFor, within } from '@testing-library/react';
import { allSettled } from 'effector';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { config, serviceLine } from '@/contract/config';
import { service } from '@/contract/service';
import { $navigator } from '@/shared/routing';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { clockedExchange } from '@tests/support/app/clockedExchange';
import type { ChatAdapter } from './adapters';
import { answerPollMs } from './deskModel';
import { $loadChat, scriptRetryMs } from './line';
import { loadChat } from './loadChat';
import { $order, $unread, lines, hovered } from './model';
import { ServiceButton } from '.';

beforeEach(() => void vi.spyOn(console, 'warn').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

interface Options extends RenderOptions {
  /** The types of lines whose chat fails to load. */
  readonly failing?: readonly number[];
}

async function openPage({ failing = [], prepare, ...options }: Options = {}) {
  const went: string[] = [];
  const loaded: number[] = [];
  const load = (adapter: ChatAdapter, source: Parameters<typeof loadChat>[1]) => {
    loaded.push(adapter.type);
    return failing.includes(adapter.type) ? Promise.reject(new TypeError('down')) : loadChat(adapter, source);
  };
  const page = await renderApp(<ServiceButton />, {
    as: 'trader',
    device: 'desktop',
    at: '/market?tab=spot',
    ...options,
    prepare: async (scope) => {
      await allSettled($loadChat, { scope: scope.scope, params: load });
      await allSettled($navigator, { scope: scope.scope, params: { go: (to) => void went.push(to), back: () => {}, reload: () => {} } });
      await prepare?.(scope);
    },
  });
  await page.advance();
  return { ...page, went, loaded };
}
const button = () => screen.getByRole('button', { name: /^Customer service/ });
const desk = () => screen.findByRole('dialog', { name: 'Customer service' });

describe('the floating button', () => {
  test('[R-MOB-05] leads a visitor on a phone to login with a redirect back', async () => {
    const { user, went, requests } = await openPage({ as: 'visitor', device: 'phone' });
    await user.click(button());
    expect(went).toEqual(['/en_US/login?redirect=%2Fen_US%2Fmarket%3Ftab%3Dspot']);
    expect([screen.queryByRole('dialog'), requests.includes(`GET ${config.serviceConfig.path}`)]).toEqual([null, false]);
  });

  test('[R-MOB-05] is not shown to a visitor on a desktop', async () => {
    await openPage({ as: 'visitor' });
    expect(screen.queryByRole('button')).toBeNull();
  });
});

describe('the lines', () => {
  test('[R-CS-03] the desk chat is loaded with the page, [R-CS-04] the others when the user hovers the button', async () => {
    const { loaded, scope } = await openPage();
    expect(loaded).toEqual([serviceLine.deskChat]);
    await act(() => allSettled(hovered, { scope }));
    expect(loaded.toSorted()).toEqual([1, 2, 3]);
  });

  test('[R-CSERR-02] are tried in the order 3, 2, 1 if the configuration cannot be fetched', async () => {
    const { scope, loaded } = await openPage({ scenario: 'service-lines-unavailable' });
    expect(scope.getState($order)?.map(({ type }) => type)).toEqual([3, 2, 1]);
    expect(loaded).toEqual([3]);
  });

  test('[R-CSERR-02] are tried in the order 3, 2, 1 if the configuration is malformed', async () => {
    const data = { serviceLines: 'odd' };
    const { scope } = await openPage({
      prepare: ({ intercept }) => intercept(config.serviceConfig.path, async () => Response.json({ code: 200, msg: '', data })),
    });
    expect(scope.getState($order)?.map(({ type }) => type)).toEqual([3, 2, 1]);
  });

  test('a press opens the next line if the first cannot be loaded', async () => {
    const { user, advance, loaded } = await openPage({ failing: [3] });
    await user.click(button());
    await advance(scriptRetryMs);
    await advance(scriptRetryMs);
    await advance();
    expect(loaded.filter((type) => type === 3)).toHaveLength(3);
    expect(await desk()).toBeTruthy();
  });

  test('nothing opens if none can be loaded, and the next press retries them', async () => {
    const { user, advance, loaded } = await openPage({ failing: [1, 2, 3] });
    await user.click(button());
    for (let attempt = 0; attempt < 6; attempt += 1) await advance(scriptRetryMs);
    expect([loaded.length, screen.queryByRole('dialog')]).toEqual([9, null]);
    await user.click(button());
    await advance();
    expect(loaded.slice(9)).toEqual([3]);
  });
});

describe('the desk', () => {
  test('the assistant greets the user and responds to messages', async () => {
    const { user, advance } = await openPage();
    await user.click(button());
    const panel = await desk();
    expect(await within(panel).findByText(/Hi! I am the assistant/)).toBeTruthy();
    await user.type(within(panel).getByRole('textbox', { name: 'Write a message' }), 'My deposit is missing{Enter}');
    await advance();
    expect(within(panel).getByText('My deposit is missing')).toBeTruthy();
    expect(within(panel).getByRole('textbox', { name: 'Write a message' })).toHaveProperty('value', '');
    await waitFor(() => expect(within(panel).getByText('Assistant is typing…')).toBeTruthy());
  });

  test('a message that cannot be sent is marked and can be resent', async () => {
    const { user, advance, intercept } = await openPage();
    await user.click(button());
    const panel = await desk();
    intercept(service.sendMessage.path, () => Promise.reject(new TypeError('down')));
    await user.click(await within(panel).findByRole('button', { name: 'Deposit' }));
    await advance();
    expect(within(panel).getByText('Not sent')).toBeTruthy();
    intercept(service.sendMessage.path, null);
    await user.click(within(panel).getByRole('button', { name: 'Try again' }));
    await advance();
    expect(within(panel).queryByText('Not sent')).toBeNull();
  });
});

describe('the badge', () => {
  const report = async (page: Awaited<ReturnType<typeof openPage>>, type: number, unreadCount: number) => {
    const line = lines.find((each) => each.type === type) ?? expect.fail('no such line');
    await act(() => allSettled(line.reported, { scope: page.scope, params: { unreadCount, lastMessage: 'news' } }));
  };

  test.each([
    [99, '99'],
    [100, '99+'],
  ])('[R-CS-08] for %i unread messages reads %s', async (count, text) => {
    const page = await openPage();
    await report(page, 3, count);
    expect(button().textContent).toBe(text);
    expect(button().ariaLabel).toBe(`Customer service, ${count} unread`);
  });

  test('[R-CS-07] counts all lines, and is cleared once the desk is opened', async () => {
    const page = await openPage();
    await report(page, 3, 2);
    await report(page, 1, 3);
    expect(page.scope.getState($unread)).toBe(5);
    await page.user.click(button());
    await desk();
    expect(page.scope.getState($unread)).toBe(0);
  });

  test('counts a reply that arrives while the desk is closed, but not one while it is open', async () => {
    const { own, advance: pass } = clockedExchange();
    const page = await openPage({ exchange: own });
    await page.user.click(button());
    const panel = await desk();
    await page.user.click(await within(panel).findByRole('button', { name: 'Talk to an agent' }));
    await page.advance();
    await page.user.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    pass(answerPollMs);
    await page.advance(answerPollMs);
    expect(page.scope.getState($unread)).toBe(1);
  });
});
