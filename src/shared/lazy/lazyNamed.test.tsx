import { screen } from '@testing-library/react';
import { act, Suspense, useLayoutEffect, useState, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest';
import { createI18n, I18nProvider } from '@/shared/i18n';
import { renderUi } from '@tests/support/app/renderUi';
import { lazyNamed } from './lazyNamed';
import { lazyWithPlaceholder } from './lazyWithPlaceholder';

const Part = () => <p>arrived</p>;
/** Fails the given number of times, then returns the component. */
function failing(times: number) {
  let failuresLeft = times;
  return vi.fn(() =>
    failuresLeft-- > 0 ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : Promise.resolve({ Part }),
  );
}

const placed = { placeholder: () => <p>loading</p>, namespaces: ['common'] } as const;

beforeEach(() => void vi.spyOn(console, 'error').mockImplementation(() => {}));
afterEach(() => void vi.restoreAllMocks());

async function draw(part: ReactNode) {
  const i18n = createI18n({ locale: 'en_US' });
  await i18n.loadNamespaces('common');
  return act(async () =>
    renderUi(
      <I18nProvider i18n={i18n}>
        <p>around</p>
        <Suspense fallback="waiting">{part}</Suspense>
      </I18nProvider>,
    ),
  );
}

test('a part that fails to load is retried before an error is shown', async () => {
  const load = failing(1);
  const Late = lazyNamed(load, 'Part');
  await draw(<Late />);
  expect(await screen.findByText('arrived')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('a part with a placeholder does not suspend, and shows at once when mounted again', async () => {
  const Late = lazyWithPlaceholder(failing(1), 'Part', placed);
  const { unmount } = await draw(<Late />);
  expect(screen.getByText('loading')).toBeDefined();
  expect(screen.queryByText('waiting')).toBeNull();
  expect(await screen.findByText('arrived')).toBeDefined();
  unmount();
  await draw(<Late />);
  expect(screen.queryByText('loading')).toBeNull();
  expect(screen.getByText('arrived')).toBeDefined();
});

test('requests the code of a part with a placeholder before the surrounding page renders', async () => {
  const load = failing(0);
  const Late = lazyWithPlaceholder(load, 'Part', placed);
  let loadCount = 0;
  const Around = () => {
    useLayoutEffect(() => void (loadCount = load.mock.calls.length));
    return <Late />;
  };
  await draw(<Around />);
  expect(loadCount).toBe(1);
  expect(await screen.findByText('arrived')).toBeDefined();
  expect(load).toHaveBeenCalledOnce();
});

test('parts with `isInTurn` load at once, and each shows in its own task once those before it have rendered or unmounted', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  onTestFinished(() => void vi.useRealTimers());
  const task = () => act(() => vi.advanceTimersToNextTimerAsync());
  const parts = ['first', 'gone', 'last'].map((name) => {
    const load = vi.fn(() => Promise.resolve({ Part: () => <p>{name}</p> }));
    return { load, Late: lazyWithPlaceholder(load, 'Part', { ...placed, isInTurn: true }) };
  });
  function Parts() {
    const [isWhole, setWhole] = useState(true);
    return (
      <>
        {parts.map(({ Late }, at) => (at === 1 && !isWhole ? null : <Late key={at} />))}
        <button onClick={() => setWhole(false)}>less</button>
      </>
    );
  }
  await draw(<Parts />);
  for (const { load } of parts) expect(load).toHaveBeenCalledOnce();
  expect(screen.getAllByText('loading')).toHaveLength(3);
  await task();
  expect(screen.getByText('first')).toBeDefined();
  expect(screen.getAllByText('loading')).toHaveLength(2);
  await act(async () => screen.getByRole('button').click());
  await task();
  await task();
  expect(screen.getByText('last')).toBeDefined();
  expect(screen.queryByText('loading')).toBeNull();
});

test.each([
  ['a part', () => lazyNamed(failing(1), 'Part')],
  ['a part with a placeholder', () => lazyWithPlaceholder(failing(1), 'Part', placed)],
])('offline, %s shows the error in its own place and keeps its surroundings; a press loads it', async (_name, late) => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Late = late();
  const { user } = await draw(<Late />);
  expect((await screen.findByRole('alert')).textContent).toBe('No internet connection. Check your network and try again.');
  expect(screen.getByText('around')).toBeDefined();
  online.mockReturnValue(true);
  // Only an asynchronous act waits for the component, which suspends again.
  await act(() => user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('arrived')).toBeDefined();
});

test('loads a failed part automatically once the device is back online', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Late = lazyNamed(failing(1), 'Part');
  await draw(<Late />);
  await screen.findByRole('alert');
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('arrived')).toBeDefined();
});

test('an error other than a failed load propagates to the surrounding boundary', async () => {
  const Late = lazyNamed(
    () =>
      Promise.resolve({
        Part: () => {
          throw new RangeError('broken');
        },
      }),
    'Part',
  );
  await expect(draw(<Late />)).rejects.toThrow('broken');
});
