import { screen, waitFor, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { $isOpen } from './model';
import { SearchButton } from '.';

const openButton = () => screen.getByRole('button', { name: 'Search' });

test('[R-SEARCH-01] the panel is 388 px wide on desktop', async () => {
  const { user } = await renderApp(<SearchButton />, { device: 'desktop' });
  await user.click(openButton());
  expect((await screen.findByRole('dialog')).parentElement?.style.width).toBe('388px');
});

test('[R-SEARCH-01] on a phone it is a sheet over the full width', async () => {
  const { user } = await renderApp(<SearchButton />, { device: 'phone' });
  await user.click(openButton());
  const sheet = await screen.findByRole('dialog');
  expect(await within(sheet).findByRole('button', { name: 'Close' })).toBeDefined();
  expect(sheet.parentElement?.style.width ?? '').toBe('');
});

test('the slash opens it, with the focus in the field; Escape brings the focus back to its button', async () => {
  const { user } = await renderApp(<SearchButton />, { device: 'desktop' });
  await user.keyboard('/');
  const field = await screen.findByRole('searchbox');
  await waitFor(() => expect(document.activeElement).toBe(field));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(openButton()));
});

test('a slash typed into a field is a slash', async () => {
  const { user, scope } = await renderApp(
    <>
      <SearchButton />
      <input />
    </>,
    { device: 'desktop' },
  );
  await user.type(screen.getByRole('textbox'), '/');
  expect(scope.getState($isOpen)).toBe(false);
});
