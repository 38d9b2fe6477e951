import { screen } from '@testing-library/react';
import { Link, useLocation } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { ErrorBoundary } from './ErrorBoundary';

function Screen() {
  const { pathname, search } = useLocation();
  return (
    <>
      {['good', 'bad', 'other'].map((code) => (
        <Link key={code} to={`?tradeCode=${code}`}>
          {code}
        </Link>
      ))}
      <ErrorBoundary path={pathname} search={search}>
        <Pair />
      </ErrorBoundary>
    </>
  );
}

function Pair() {
  const { search } = useLocation();
  if (search === '?tradeCode=bad') throw new Error('bad pair');
  return <output>{search}</output>;
}

test('the failure of one pair is left by choosing another by query', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { user } = await renderApp(<Screen />, { at: '/trade/exchange?tradeCode=good' });
  for (const code of ['bad', 'other', 'bad', 'good']) {
    await user.click(screen.getByRole('link', { name: code }));
    expect(screen.queryByText(`?tradeCode=${code}`) === null, code).toBe(code === 'bad');
  }
});
