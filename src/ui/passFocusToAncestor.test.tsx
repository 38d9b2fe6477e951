import { screen } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { passFocusToAncestor } from './passFocusToAncestor';

/** A section that fails to load until it has been retried `comesAt` times. */
function Part({ comesAt }: { readonly comesAt: number }) {
  const [tries, setTries] = useState(0);
  return (
    <main>
      <section aria-label="Prices">
        {tries >= comesAt ? (
          <a href="/btc">Bitcoin</a>
        ) : (
          <div>
            <button type="button" ref={passFocusToAncestor} onClick={() => setTries((tried) => tried + 1)}>
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

test('after a successful retry the focus stays in place, and Tab moves on to the loaded content', async () => {
  const { user } = renderUi(<Part comesAt={1} />);
  await user.tab();
  await user.keyboard('{Enter}');
  const section = screen.getByRole('region', { name: 'Prices' });
  expect(document.activeElement).toBe(section);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Bitcoin' }));
  expect(section.hasAttribute('tabindex')).toBe(false);
});

test('an element that is already focusable, such as the target of a skip link, stays focusable', async () => {
  const { user } = renderUi(<Part comesAt={1} />);
  const section = screen.getByRole('region', { name: 'Prices' });
  section.tabIndex = -1;
  await user.tab();
  await user.keyboard('{Enter}');
  expect(document.activeElement).toBe(section);
  await user.tab();
  expect(section.getAttribute('tabindex')).toBe('-1');
});

test('a retry that remains keeps the focus, and an unfocused one does not move it', async () => {
  const { user } = renderUi(<Part comesAt={2} />);
  const retry = screen.getByRole('button', { name: 'Try again' });
  await user.click(retry);
  expect(document.activeElement).toBe(retry);
  const load = screen.getByRole('button', { name: 'Load' });
  await user.click(load);
  expect(document.activeElement).toBe(load);
});

test('if nothing around the retry remains, the focus is left to the body', async () => {
  const { user, unmount } = renderUi(<Part comesAt={1} />);
  await user.tab();
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Try again' }));
  unmount();
  document.body.replaceChildren();
  await Promise.resolve();
  expect(document.activeElement).toBe(document.body);
  expect(document.documentElement.hasAttribute('tabindex')).toBe(false);
});
