import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { EmptyState } from './EmptyState/EmptyState';
import { keepRowFocus } from './keepRowFocus';

/** Rows with a link and a button that removes the row; a row may ask for confirmation first. */
function Example({ rows, asks = false }: { readonly rows: readonly string[]; readonly asks?: boolean }) {
  const [left, setLeft] = useState(rows);
  const [asked, setAsked] = useState<string | null>(null);
  const remove = (row: string) => setLeft((shown) => shown.filter((name) => name !== row));
  return (
    <>
      <div ref={keepRowFocus}>
        {left.length === 0 && <EmptyState text="No favourites" />}
        <ul>
          {left.map((row) => (
            <li key={row}>
              <a href={`/${row}`}>{row}</a>
              <button type="button" onClick={() => (asks ? setAsked(row) : remove(row))}>
                Remove {row}
              </button>
            </li>
          ))}
        </ul>
      </div>
      <button type="button" onClick={() => setLeft([])}>
        Clear
      </button>
      {asked !== null && (
        <div role="alertdialog">
          <button
            type="button"
            ref={(yes) => yes?.focus()}
            onClick={() => {
              remove(asked);
              setAsked(null);
            }}
          >
            Yes
          </button>
        </div>
      )}
    </>
  );
}

/** Actions of an account, of which one can be done once. */
function Debt() {
  const [isRepaid, setRepaid] = useState(false);
  return (
    <div ref={keepRowFocus}>
      <div data-row>
        <button type="button" disabled={isRepaid} onClick={() => setRepaid(true)}>
          Repay
        </button>
        <button type="button">Transfer</button>
      </div>
    </div>
  );
}

type User = ReturnType<typeof renderUi>['user'];

/** Removes a row by keyboard and returns what is focused then. */
async function removeByKeyboard(user: User, row: string) {
  screen.getByRole('button', { name: `Remove ${row}` }).focus();
  await user.keyboard('{Enter}');
}
const focused = () => document.activeElement?.textContent;

test.each([
  ['the next row', 'BTC', 'Remove ETH'],
  ['the row before where it was the last', 'SOL', 'Remove ETH'],
])('the focus goes to the same control of %s', async (_, row, next) => {
  const { user } = renderUi(<Example rows={['BTC', 'ETH', 'SOL']} />);
  await removeByKeyboard(user, row);
  expect(focused()).toBe(next);
});

test('the last row leaves the focus at the empty state', async () => {
  const { user } = renderUi(<Example rows={['BTC']} />);
  await removeByKeyboard(user, 'BTC');
  expect(focused()).toBe('No favourites');
});

test('a row removed after a question in a dialog does the same', async () => {
  const { user } = renderUi(<Example rows={['BTC', 'ETH']} asks />);
  await removeByKeyboard(user, 'BTC');
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Remove ETH');
});

test('rows that go while the focus is elsewhere take it nowhere', async () => {
  const { user } = renderUi(<Example rows={['BTC', 'ETH']} />);
  await user.tab();
  screen.getByRole('button', { name: 'Clear' }).focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Clear');
});

test('a control that is disabled passes the focus to another of its row', async () => {
  const { user } = renderUi(<Debt />);
  screen.getByRole('button', { name: 'Repay' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Transfer'));
});
