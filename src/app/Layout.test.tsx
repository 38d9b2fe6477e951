import { act, screen, waitFor } from '@testing-library/react';
import { Route, Routes, useLocation, type NavigateFunction } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useGate } from '@/shared/lib/gate';
import { TitlePrefixGate } from '@/shared/page/titlePrefix';
import { Link } from '@/ui/Link/Link';
import { renderApp } from '@tests/support/app/renderApp';
import { Layout } from './Layout';

const Page = () => (
  <>
    <Link href="/en_US/market?tab=new">New pairs</Link>
    <output>{useLocation().pathname}</output>
  </>
);

/** Renders the layout around a page and returns the router's navigate function. */
async function openLayout(options: Parameters<typeof renderApp>[1]) {
  let way: NavigateFunction = () => {};
  const { user } = await renderApp(
    <Routes>
      <Route element={<Layout modeBar={null} onReady={(ready) => void (way = ready)} />}>
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
    options,
  );
  return { user, navigate: way };
}

test('a link to the current page adds no history entry', async () => {
  const { user, navigate } = await openLayout({ at: '/login' });
  const link = screen.getByRole('link', { name: 'New pairs' });
  await user.click(link);
  await user.click(link);
  expect(screen.getByText('/en_US/market')).toBeTruthy();
  await act(async () => navigate(-1));
  expect(screen.getByText('/en_US/login')).toBeTruthy();
});

test('open overlays close on back navigation, and the focus stays on the page', async () => {
  const { user, navigate } = await openLayout({ at: '/', device: 'phone' });
  // The first is controlled by a model, the second holds its own open state.
  for (const name of ['Search', 'Menu']) {
    await act(async () => navigate('/en_US/market'));
    await user.click(await screen.findByRole('button', { name }));
    expect(await screen.findByRole('dialog', {}, { timeout: 10_000 })).toBeDefined();
    await act(async () => navigate(-1));
    await waitFor(() => expect(screen.queryByRole('dialog'), name).toBeNull());
    await waitFor(() => expect(document.activeElement, name).not.toBe(document.body));
  }
});

test('a screen’s prefix of the document title is removed with the screen', async () => {
  const Noted = () => {
    useGate(TitlePrefixGate, { text: '89,812.50 BTC/USDT' });
    return <Page />;
  };
  const { user } = await renderApp(
    <Routes>
      <Route element={<Layout modeBar={null} onReady={() => {}} />}>
        <Route path="/en_US/trade/exchange" element={<Noted />} />
        <Route path="*" element={<Page />} />
      </Route>
    </Routes>,
    { at: '/trade/exchange' },
  );
  expect(document.title).toBe('89,812.50 BTC/USDT – Spot trading – Alidade');
  await user.click(screen.getByRole('link', { name: 'New pairs' }));
  expect(document.title).toBe('Market – Alidade');
});
