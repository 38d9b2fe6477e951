import { screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { DatePicker } from './DatePicker';

function Example() {
  const [day, setDay] = useState<string | null>('2026-11-18');
  return (
    <>
      <output>{day}</output>
      <DatePicker label="Start date" today="2026-11-22" min="2026-11-16" max="2026-11-22" value={day} onChange={setDay} />
    </>
  );
}

const chosen = () => document.querySelector('output')?.textContent;
const opener = () => screen.getByRole('button', { name: /Calendar/ });

test('a part of the date is changed with the arrow keys', async () => {
  const { user } = renderUi(<Example />);
  await user.tab();
  await user.keyboard('{ArrowRight}{ArrowUp}');
  expect(chosen()).toBe('2026-11-19');
});

test('choosing a day by keyboard closes the calendar and returns the focus', async () => {
  const { user } = renderUi(<Example />);
  opener().focus();
  await user.keyboard('{Enter}');
  await user.keyboard('{ArrowRight}{Enter}');
  expect(chosen()).toBe('2026-11-19');
  await waitFor(() => expect(document.activeElement).toBe(opener()));
});

test('days out of range cannot be chosen', async () => {
  const { user } = renderUi(<Example />);
  await user.click(opener());
  const open = screen.getAllByRole('button').filter((day) => /November \d+/.test(day.ariaLabel ?? '') && day.ariaDisabled !== 'true');
  expect(open.map(({ textContent }) => textContent)).toEqual(['16', '17', '18', '19', '20', '21', '22']);
});

test('Escape closes the calendar and keeps the day', async () => {
  const { user } = renderUi(<Example />);
  await user.click(opener());
  await user.keyboard('{ArrowRight}{Escape}');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(chosen()).toBe('2026-11-18');
});
