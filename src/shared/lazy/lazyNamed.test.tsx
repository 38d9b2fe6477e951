import { screen } from '@testing-library/react';
import { act, Suspense, type ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createI18n, I18nProvider } from '@/shared/i18n';
import { renderUi } from '@tests/support/app/renderUi';
import { lazyNamed } from './lazyNamed';

const Part = () => <p>arrived</p>;
/** Fails the given number of times, then returns the component. */
function failing(times: number) {
  let left = times;
  return vi.fn(() =>
    left-- > 0 ? Promise.reject(new TypeError('Failed to fetch dynamically imported module')) : Promise.resolve({ Part }),
  );
}

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

test('a part that cannot be fetched at once is fetched again before anything is said', async () => {
  const load = failing(1);
  const Late = lazyNamed(load, 'Part');
  await draw(<Late />);
  expect(await screen.findByText('arrived')).toBeDefined();
  expect(load).toHaveBeenCalledTimes(2);
});

test('offline a part says so in its own place, and what stands around it stays; pressing fetches it', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Late = lazyNamed(failing(1), 'Part');
  const { user } = await draw(<Late />);
  expect((await screen.findByRole('alert')).textContent).toBe('No internet connection. Check your network and try again.');
  expect(screen.getByText('around')).toBeDefined();
  online.mockReturnValue(true);
  // The component suspends again, which only an asynchronous act waits for.
  await act(() => user.click(screen.getByRole('button', { name: 'Try again' })));
  expect(await screen.findByText('arrived')).toBeDefined();
});

test('once the device is online again a part comes by itself', async () => {
  const online = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const Late = lazyNamed(failing(1), 'Part');
  await draw(<Late />);
  await screen.findByRole('alert');
  online.mockReturnValue(true);
  await act(async () => void window.dispatchEvent(new Event('online')));
  expect(await screen.findByText('arrived')).toBeDefined();
});

test('an error that is no failed fetch is left to whoever stands around', async () => {
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
