import { expect, test } from 'vitest';
import { openTree, type TreeOpening } from '@tests/support/app/tree';
import { FavouriteToggle } from '.';

const saves = ['POST /hk-web/user/user_favorite_json', 'POST /hk-web/swap/v1/portal/collection'];

async function openStars(persona: TreeOpening['persona']) {
  const tree = await openTree(
    <>
      <FavouriteToggle id={1012} name="SUI/USDT" />
      <FavouriteToggle id="solusdt" name="SOL/USDT" />
    </>,
    { persona, namespaces: ['market'] },
  );
  await tree.arrive();
  const states = () =>
    [...tree.place.querySelectorAll('button')].map((star) => `${star.getAttribute('aria-label')}: ${star.getAttribute('aria-pressed')}`);
  return { ...tree, states };
}

test('[R-FAV-02] a star is a button that is pressed or not, under one name', async () => {
  const { states, press } = await openStars('visitor');
  expect(states()).toEqual(['Favourite SUI/USDT: false', 'Favourite SOL/USDT: false']);
  await press('button');
  expect(states()[0]).toBe('Favourite SUI/USDT: true');
  await press('button');
  expect(states()[0]).toBe('Favourite SUI/USDT: false');
});

test('[R-FAV-03] [R-FAV-04] pairs and contracts go to the server for a user, and nowhere for a visitor', async () => {
  const user = await openStars('trader');
  await user.press('button:first-of-type');
  await user.press('button:last-of-type');
  await user.arrive();
  expect(user.states()).toEqual(['Favourite SUI/USDT: true', 'Favourite SOL/USDT: true']);
  expect(user.requests.filter((call) => saves.includes(call))).toEqual(saves);
  const visitor = await openStars('visitor');
  await visitor.press('button:first-of-type');
  await visitor.arrive();
  expect(visitor.requests.filter((call) => saves.includes(call))).toEqual([]);
});
