import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { renderApp, type RenderOptions } from '@tests/support/app/renderApp';
import { FavouriteToggle } from '.';

const saves = ['POST /hk-web/user/user_favorite_json', 'POST /hk-web/swap/v1/portal/collection'];

const openStars = (as: RenderOptions['as']) =>
  renderApp(
    <>
      <FavouriteToggle id={1012} name="SUI/USDT" />
      <FavouriteToggle id="solusdt" name="SOL/USDT" />
    </>,
    { as },
  );
const star = (pair: string) => screen.getByRole('button', { name: `Favourite ${pair}` });
const isPressed = (pair: string) => star(pair).getAttribute('aria-pressed');

test('[R-FAV-02] a star is a toggle button with a constant name', async () => {
  const { user } = await openStars('visitor');
  expect([isPressed('SUI/USDT'), isPressed('SOL/USDT')]).toEqual(['false', 'false']);
  await user.click(star('SUI/USDT'));
  expect(isPressed('SUI/USDT')).toBe('true');
  await user.click(star('SUI/USDT'));
  expect(isPressed('SUI/USDT')).toBe('false');
});

test('[R-FAV-03] [R-FAV-04] a user’s favourite pairs and contracts are saved on the server', async () => {
  const { user, advance, requests } = await openStars('trader');
  await user.click(star('SUI/USDT'));
  await user.click(star('SOL/USDT'));
  await advance();
  expect([isPressed('SUI/USDT'), isPressed('SOL/USDT')]).toEqual(['true', 'true']);
  expect(requests.filter((call) => saves.includes(call))).toEqual(saves);
});

test('[R-FAV-03] [R-FAV-04] a visitor’s favourites are not sent to the server', async () => {
  const { user, advance, requests } = await openStars('visitor');
  await user.click(star('SUI/USDT'));
  await advance();
  expect(requests.filter((call) => saves.includes(call))).toEqual([]);
});
