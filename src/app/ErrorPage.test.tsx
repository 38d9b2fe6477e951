import { screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { LoadError } from '@/shared/lib';
import { renderApp } from '@tests/support/app/renderApp';
import { textsOf } from '@tests/support/app/renderUi';
import { ErrorPage } from './ErrorPage';

afterEach(() => void vi.restoreAllMocks());

test('a failed screen says that funds are safe and offers an error report to copy', async () => {
  const onRetry = vi.fn();
  const { user, container } = await renderApp(<ErrorPage error={new TypeError('last of undefined')} onRetry={onRetry} />);
  expect(screen.getByRole('heading', { level: 1, name: 'This page couldn’t be displayed' })).toBeDefined();
  expect(container.textContent).toContain('Your funds are not affected.');
  expect(container.textContent).toContain('TypeError: last of undefined');
  expect(textsOf('button')).toEqual(['Try again', 'Copy error report']);
  await user.click(screen.getByRole('button', { name: 'Try again' }));
  expect(onRetry).toHaveBeenCalledOnce();
});

test('a screen that cannot be loaded offline only reports the missing connection', async () => {
  vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
  const { container } = await renderApp(<ErrorPage error={new LoadError(new TypeError('Failed to fetch'))} onRetry={() => {}} />);
  expect(screen.getByRole('heading', { level: 1, name: 'You’re offline' })).toBeDefined();
  expect(container.textContent).not.toContain('Failed to fetch');
  expect(textsOf('button')).toEqual(['Try again']);
});
