import { render } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { allSettled, fork } from 'effector';
import { Provider } from 'effector-react';
import { expect, test, vi } from 'vitest';
import { $isPaletteOpen, $typedAhead, paletteOpened } from './paletteModel';
import { TypedAhead } from './TypedAhead';

/** Renders a palette that is still loading above a focused button. */
async function load() {
  const scope = fork();
  await allSettled(paletteOpened, { scope });
  const pressed = vi.fn();
  const { container } = render(
    <Provider value={scope}>
      <button onClick={pressed}>below</button>
      <TypedAhead />
    </Provider>,
  );
  container.querySelector('button')?.focus();
  return { scope, pressed, type: (keys: string) => userEvent.keyboard(keys) };
}

test('input while the palette loads is kept and can be deleted', async () => {
  const { scope, type } = await load();
  await type(' spott{Backspace} b');
  expect(scope.getState($typedAhead)).toBe('spot b');
});

test('Enter does not activate elements below the palette, and Escape closes it', async () => {
  const { scope, pressed, type } = await load();
  await type('x{Enter}{Escape}');
  expect(pressed).not.toHaveBeenCalled();
  expect(scope.getState($isPaletteOpen)).toBe(false);
});

test('keys with Control are left to the browser', async () => {
  const { scope, type } = await load();
  await type('{Control>}c{/Control}');
  expect(scope.getState($typedAhead)).toBe('');
});
