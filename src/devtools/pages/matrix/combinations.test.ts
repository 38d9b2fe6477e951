import { expect, test } from 'vitest';
import { combinationsOf, maxCells, readMatrix } from './combinations';

const at = Date.UTC(2026, 0, 5, 8);
const read = (search: string) => readMatrix(new URLSearchParams(search), ['calm', 'market-fear']);

test('an address sets the screen and the axes of comparison; every combination is a cell in its own world', () => {
  const { matrix, unknown } = read('address=/pay/home&themes=dark,light&languages=zh_CN&widths=360,1440&personas=trader');
  expect(unknown).toEqual([]);
  const cells = combinationsOf(matrix, at, 'http://exchange.example');
  expect(cells.map(({ theme, width }) => `${theme} ${width}`)).toEqual(['light 360', 'dark 360', 'light 1440', 'dark 1440']);
  expect(new Set(cells.map(({ address }) => new URL(address).searchParams.get('sim.world'))).size).toBe(4);
  expect(cells[0]?.address).toMatch(/^http:\/\/exchange\.example\/zh_CN\/pay\/home\?/);
  // Whatever theme the user has chosen, also in a separate tab.
  expect(cells.map(({ address }) => new URL(address).searchParams.get('sim.theme'))).toEqual(cells.map(({ theme }) => theme));
});

test('every cell starts in the scenario from the address', () => {
  const { matrix, unknown } = read('scenario=market-fear&personas=vip');
  expect(unknown).toEqual([]);
  for (const { address } of combinationsOf(matrix, at, 'http://exchange.example'))
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ 'sim.scenario': 'market-fear', 'sim.persona': 'vip' });
});

test('the number of cells is limited', () => {
  const { matrix } = read('themes=light,dark&languages=en_US,zh_CN&widths=360,768,1440,1920&personas=trader,vip,visitor');
  expect(combinationsOf(matrix, at, 'http://exchange.example')).toHaveLength(maxCells);
});

test.each(['themes=sepia', 'widths=', 'languages=tlh', 'personas=nobody', 'address=/nowhere', 'scenario=no-such'])(
  '%s is reported and ignored',
  (search) => {
    expect(read(search)).toEqual({ matrix: read('').matrix, unknown: [search] });
  },
);
