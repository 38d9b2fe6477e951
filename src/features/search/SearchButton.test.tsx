import { screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
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
