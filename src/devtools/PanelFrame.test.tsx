import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp } from '@tests/support/app/renderApp';
import { PanelFrame } from './PanelFrame';

const panel = () => screen.getByRole('complementary', { name: 'Simulated exchange' });
const field = () => screen.getByRole('textbox', { name: 'Amount' });

/** A field that has the focus when the panel appears. */
const focusedField = <input aria-label="Amount" ref={(input) => input?.focus()} />;

test.each([
  ['the URL leaves the focus in a field in use', true, field],
  ['the user takes the focus', false, panel],
])('a panel opened by %s', async (_, isOpenedByUrl, focused) => {
  await renderApp(
    <>
      {focusedField}
      <PanelFrame isOpenedByUrl={isOpenedByUrl} onClose={() => {}}>
        <p>Boards</p>
      </PanelFrame>
    </>,
  );
  expect(panel()).toBeDefined();
  expect(document.activeElement).toBe(focused());
});

test('a panel opened by the URL takes the focus if nothing else has it', async () => {
  await renderApp(
    <PanelFrame isOpenedByUrl onClose={() => {}}>
      <p>Boards</p>
    </PanelFrame>,
  );
  expect(document.activeElement).toBe(panel());
});
