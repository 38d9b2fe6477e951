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

/** Actions of an account, one of which can be done only once. */
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

/** Removes a row by keyboard. */
async function removeByKeyboard(user: User, row: string) {
  screen.getByRole('button', { name: `Remove ${row}` }).focus();
  await user.keyboard('{Enter}');
}
const focused = () => document.activeElement?.textContent;

test.each([
  ['the next row', 'BTC', 'Remove ETH'],
  ['the previous row if the last one was removed', 'SOL', 'Remove ETH'],
])('the focus moves to the same control of %s', async (_, row, next) => {
  const { user } = renderUi(<Example rows={['BTC', 'ETH', 'SOL']} />);
  await removeByKeyboard(user, row);
  expect(focused()).toBe(next);
});

test('removing the last row moves the focus to the empty state', async () => {
  const { user } = renderUi(<Example rows={['BTC']} />);
  await removeByKeyboard(user, 'BTC');
  expect(focused()).toBe('No favourites');
});

test('removing a row after confirmation in a dialog moves the focus to the next row', async () => {
  const { user } = renderUi(<Example rows={['BTC', 'ETH']} asks />);
  await removeByKeyboard(user, 'BTC');
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Remove ETH');
});

test('removing rows while the focus is elsewhere does not move it', async () => {
  const { user } = renderUi(<Example rows={['BTC', 'ETH']} />);
  await user.tab();
  screen.getByRole('button', { name: 'Clear' }).focus();
  await user.keyboard('{Enter}');
  expect(focused()).toBe('Clear');
});

test('a control that becomes disabled passes the focus to another one in its row', async () => {
  const { user } = renderUi(<Debt />);
  screen.getByRole('button', { name: 'Repay' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(focused()).toBe('Transfer'));
});
