import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { passFocusOn } from './passFocusOn';

/** A part that could not be loaded, until it is tried again. */
function Part({ comesAt }: { readonly comesAt: number }) {
  const [tries, setTries] = useState(0);
  return (
    <main>
      <section aria-label="Prices">
        {tries >= comesAt ? (
          <a href="/btc">Bitcoin</a>
        ) : (
          <div>
            <button type="button" ref={passFocusOn} onClick={() => setTries((tried) => tried + 1)}>
              Try again
            </button>
          </div>
        )}
      </section>
      <button type="button" onClick={() => setTries(comesAt)}>
        Load
      </button>
    </main>
  );
}

test('the focus of a retry that has succeeded is where it was, and goes on to what has come', async () => {
  const { user } = renderUi(<Part comesAt={1} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const section = screen.getByRole('region', { name: 'Prices' });
  expect(document.activeElement).toBe(section);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bitcoin' }));
  expect(section.hasAttribute('tabindex')).toBe(false);
});

test('an element that takes the focus by itself, such as the target of a skip link, goes on to do so', async () => {
  const { user } = renderUi(<Part comesAt={1} />);
  const section = screen.getByRole('region', { name: 'Prices' });
  section.tabIndex = -1;
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(section);
  await user.tab();
  expect(section.getAttribute('tabindex')).toBe('-1');
});

test('a retry that stays keeps the focus, and one that had none takes it from nobody', async () => {
  const { user } = renderUi(<Part comesAt={2} />);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await user.click(retry);
  expect(document.activeElement).toBe(retry);
  const load = screen.getByRole('button', { name: 'Load' });
  await user.click(load);
  expect(document.activeElement).toBe(load);
});

test('where nothing around the retry stays, the focus is left to the body', async () => {
  const { user, unmount } = renderUi(<Part comesAt={1} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  unmount();
  document.body.replaceChildren();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  expect(document.documentElement.hasAttribute('tabindex')).toBe(false);
});
