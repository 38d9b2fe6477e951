import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, createEvent, createStore, fork } from 'effector';
import { Provider } from 'effector-react';
import { Suspense, use } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { inmail } from '@/contract/inmail';
import { createI18n, I18nProvider } from '@/shared/i18n';
import { $clock, LoadError, manualClock } from '@/shared/lib';
import { $transport } from './calls';
import { query } from './query';
import { QueryView, type QueryViewProps } from './QueryView';

const opened = createEvent<number>();
const list = query({
  endpoint: inmail.messageList,
  $params: createStore<{ body: { moduleId: number; pageNum: number } } | null>(null).on(opened, (_, pageNum) => ({
    body: { moduleId: 0, pageNum },
  })),
});
type List = Parameters<QueryViewProps<{ totalCount: number }>['children']>[0];

const page = (totalCount: number) => () => Promise.resolve(Response.json({ code: 200, msg: '', data: { list: [], totalCount } }));
const busy = () => Promise.resolve(Response.json({ code: 50000, msg: 'The exchange is busy', data: null }));
const offline = () => Promise.reject(new TypeError('down'));

afterEach(cleanup);

/** Renders the list; requests are answered by the responder set last. */
async function draw(props: Partial<QueryViewProps<List>> = {}) {
  let way: () => Promise<Response> = () => new Promise(() => {});
  const clock = manualClock(Date.UTC(2026, 0, 5, 8));
  const scope = fork({
    values: [
      [$transport, () => way()],
      [$clock, clock],
    ],
  });
  const i18n = createI18n({ locale: 'en_US', zone: 'UTC' });
  await i18n.loadNamespaces('common');
  render(
    <Provider value={scope}>
      <I18nProvider i18n={i18n}>
        <Suspense fallback={<p>The page loads</p>}>
          <QueryView
            query={list}
            skeleton={<p>Loading</p>}
            isEmpty={({ totalCount }) => totalCount === 0}
            empty={<p>No messages</p>}
            {...props}
          >
            {props.children ?? (({ totalCount }) => <p>{totalCount} messages</p>)}
          </QueryView>
          <a href="#beside">Beside it</a>
        </Suspense>
      </I18nProvider>
    </Provider>,
  );
  return {
    answer: (next: () => Promise<Response>) => {
      way = next;
    },
    ask: (pageNum: number) => act(() => Promise.race([allSettled(opened, { scope, params: pageNum }), Promise.resolve()]).then(() => {})),
    refetch: () => act(() => allSettled(list.refetched, { scope }).then(() => {})),
    /** Advances the clock and waits for the responses to the requests it triggers. */
    pass: (ms: number) =>
      act(async () => {
        clock.advance(ms);
        await new Promise((resolve) => setTimeout(resolve));
      }),
    texts: () => [...document.querySelectorAll('p')].map(({ textContent }) => textContent),
  };
}

test('shows the skeleton until the data arrives', async () => {
  const { answer, ask, texts } = await draw();
  expect(texts()).toEqual(['Loading']);
  answer(page(3));
  await ask(1);
  expect(await screen.findByText('3 messages')).toBeTruthy();
  expect(texts()).toEqual(['3 messages']);
});

test('shows the empty state for empty data', async () => {
  const { answer, ask } = await draw();
  answer(page(0));
  await ask(1);
  expect(await screen.findByText('No messages')).toBeTruthy();
});

test('a failure shows its reason, and a press retries', async () => {
  const { answer, ask, texts } = await draw();
  answer(busy);
  await ask(1);
  expect(await screen.findByText('The exchange is busy')).toBeTruthy();
  expect(texts()).not.toContain('Loading');
  answer(page(3));
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('3 messages')).toBeTruthy();
  expect(screen.queryByText('The exchange is busy')).toBeNull();
});

test('shows the reason for a pause at once, even before the countdown is loaded', async () => {
  const { answer, ask, texts } = await draw();
  answer(() => Promise.resolve(new Response('', { status: 503, headers: { 'retry-after': '65' } })));
  await ask(1);
  expect(texts()).toContain('Under maintenance');
  expect(texts()).not.toContain('Loading');
});

test.each([
  [429, 'Too many requests'],
  [503, 'Under maintenance'],
])('HTTP %i with Retry-After counts down to the next automatic attempt', async (status, title) => {
  const { answer, ask, pass } = await draw();
  answer(() => Promise.resolve(new Response('', { status, headers: { 'retry-after': '65' } })));
  await ask(1);
  expect(await screen.findByText(title)).toBeTruthy();
  expect((await screen.findByRole('time')).textContent).toBe('01m05s');
  expect(screen.queryByRole('button')).toBeNull();
  await pass(3_000);
  expect(screen.getByRole('time').textContent).toBe('01m02s');
  answer(page(3));
  await pass(62_000);
  expect(await screen.findByText('3 messages')).toBeTruthy();
});

test('keeps data that cannot be refreshed and marks it as stale', async () => {
  const { answer, ask, refetch } = await draw();
  answer(page(3));
  await ask(1);
  await screen.findByText('3 messages');
  answer(offline);
  await refetch();
  expect(await screen.findByText('The exchange can’t be reached. Check your connection and try again.')).toBeTruthy();
  expect(screen.getByText('3 messages')).toBeTruthy();
});

test('keeps the data of earlier params only with `keepLatest`', async () => {
  for (const [keepLatest, expected] of [
    [true, '3 messages'],
    [false, 'Loading'],
  ] as const) {
    const { answer, ask, texts } = await draw({ keepLatest });
    answer(page(3));
    await ask(1);
    await screen.findByText('3 messages');
    answer(() => new Promise(() => {}));
    await ask(2);
    expect(texts()).toEqual([expected]);
    cleanup();
  }
});

test('shows the logged-out state to a visitor', async () => {
  const { texts } = await draw({ loggedOut: <p>Log in to see messages</p> });
  expect(texts()).toEqual(['Log in to see messages']);
});

test('keeps the skeleton while code or texts of the data load, and the focus beside it', async () => {
  let arrive = () => {};
  const late = new Promise<string>((resolve) => (arrive = () => resolve('late')));
  const Late = () => <p>{use(late)}</p>;
  const { answer, ask } = await draw({ children: () => <Late /> });
  const beside = screen.getByRole('link', { name: 'Beside it' });
  beside.focus();
  answer(page(3));
  await ask(1);
  expect(screen.getByText('Loading')).toBeDefined();
  expect(beside.style.display).toBe('');
  await act(async () => arrive());
  expect(screen.getByText('late')).toBeDefined();
  expect(screen.queryByText('Loading')).toBeNull();
  expect(document.activeElement).toBe(beside);
});

test('reports rows whose code or texts failed to load in place, and shows them after a retry', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  let isAvailable = false;
  function Rows() {
    if (!isAvailable) throw new LoadError(new TypeError('gone'));
    return <p>The rows</p>;
  }
  const { answer, ask } = await draw({ children: () => <Rows /> });
  answer(page(3));
  await ask(1);
  expect((await screen.findByRole('alert')).textContent).toBe('Part of this page couldn’t load. Try again.');
  expect(screen.getByText('Beside it')).toBeTruthy();
  isAvailable = true;
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(screen.getByText('The rows')).toBeTruthy();
  vi.restoreAllMocks();
});
