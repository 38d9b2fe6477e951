import { screen } from '@testing-library/react';
import { I18nProvider } from 'react-aria-components/I18nProvider';
import { expect, test } from 'vitest';
import { renderUi } from '@tests/support/app/renderUi';
import { Countdown } from './Countdown';

const now = Date.UTC(2026, 0, 5, 8, 30);
const shown = () => screen.getByRole('time');

test('the remaining time follows the given clock, with days only if there are any', () => {
  const { rerender } = renderUi(<Countdown to={now + 86_401_000} now={now} />);
  expect([...shown().children].map(({ textContent }) => textContent)).toEqual(['1d', '00h', '00m', '01s']);
  expect(shown().getAttribute('datetime')).toBe('P1DT0H0M1S');
  rerender(<Countdown to={now + 86_401_000} now={now + 2_000} />);
  expect([...shown().children].map(({ textContent }) => textContent)).toEqual(['23h', '59m', '59s']);
});

test('nothing remains after the target instant', () => {
  renderUi(<Countdown to={now} now={now + 5_000} />);
  expect([...shown().children].map(({ textContent }) => textContent)).toEqual(['00h', '00m', '00s']);
});

test('a duration in minutes shows minutes and seconds, and hours if there are any', () => {
  const { rerender } = renderUi(<Countdown to={now + 12_000} now={now} largest="minute" />);
  expect([...shown().children].map(({ textContent }) => textContent)).toEqual(['00m', '12s']);
  rerender(<Countdown to={now + 3_612_000} now={now} largest="minute" />);
  expect([...shown().children].map(({ textContent }) => textContent)).toEqual(['01h', '00m', '12s']);
});

test('a clock shows two digits per unit, and days by name', () => {
  const { rerender } = renderUi(<Countdown variant="clock" to={now + 86_461_000} now={now} />);
  expect(shown().textContent).toBe('1d\u00a000:01:01');
  rerender(<Countdown variant="clock" to={now + 3_601_000} now={now} />);
  expect(shown().textContent).toBe('01:00:01');
});

test('blocks name their units in the user’s language', () => {
  renderUi(
    <I18nProvider locale="de">
      <Countdown variant="blocks" to={now + 3_600_000} now={now} />
    </I18nProvider>,
  );
  expect([...shown().children].map(({ textContent }) => textContent)).toEqual(['Stunde01', 'Minuten00', 'Sekunden00']);
});

test('passing seconds are not announced to screen readers', () => {
  renderUi(<Countdown to={now + 5_000} now={now} />);
  expect(shown().closest('[aria-live], [role="status"], [role="timer"], [role="alert"]')).toBeNull();
});
