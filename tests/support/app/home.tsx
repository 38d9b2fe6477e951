import { screen, within } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { HomePage } from '@/pages/shell/home/page';
import { renderApp, type RenderOptions } from './renderApp';

function ShownAddress() {
  const { pathname, state } = useLocation();
  return <output>{JSON.stringify({ pathname, state })}</output>;
}

/** Renders home and waits for its market table and everything loaded after it; an `output` shows the address. */
export async function openHome(options: RenderOptions = {}) {
  const page = await renderApp(
    <>
      <HomePage />
      <ShownAddress />
    </>,
    options,
  );
  await screen.findByRole('table', {}, { timeout: 20_000 });
  await page.advance(50);
  return page;
}

/** The texts of the items of a list. */
export const rowsIn = (list: HTMLElement) =>
  within(list)
    .getAllByRole('listitem')
    .map((row) => row.textContent);
