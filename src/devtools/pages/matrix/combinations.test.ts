import { expect, test } from 'vitest';
import { combinationsOf, maxCells, readMatrix } from './combinations';

const at = Date.UTC(2026, 0, 5, 8);
const read = (search: string) => readMatrix(new URLSearchParams(search), ['calm', 'market-fear']);

test('an address names a screen and what it is compared in; every combination is a cell in a world of its own', () => {
  const { matrix, unknown } = read('address=/pay/home&themes=dark,light&languages=zh_CN&widths=360,1440&personas=trader');
  expect(unknown).toEqual([]);
  const cells = combinationsOf(matrix, at, 'http://exchange.example');
  expect(cells.map(({ theme, width }) => `${theme} ${width}`)).toEqual(['light 360', 'dark 360', 'light 1440', 'dark 1440']);
  expect(new Set(cells.map(({ address }) => new URL(address).searchParams.get('sim.world'))).size).toBe(4);
  expect(cells[0]?.address).toMatch(/^http:\/\/exchange\.example\/zh_CN\/pay\/home\?/);
  // Whatever the reader has chosen for all pages, in a tab of its own too.
  expect(cells.map(({ address }) => new URL(address).searchParams.get('sim.theme'))).toEqual(cells.map(({ theme }) => theme));
});

test('every cell begins in the state that the address names', () => {
  const { matrix, unknown } = read('scenario=market-fear&personas=vip');
  expect(unknown).toEqual([]);
  for (const { address } of combinationsOf(matrix, at, 'http://exchange.example'))
    expect(Object.fromEntries(new URL(address).searchParams)).toMatchObject({ 'sim.scenario': 'market-fear', 'sim.persona': 'vip' });
});

test('no more cells are drawn than a browser bears', () => {
  const { matrix } = read('themes=light,dark&languages=en_US,zh_CN&widths=360,768,1440,1920&personas=trader,vip,visitor');
  expect(combinationsOf(matrix, at, 'http://exchange.example')).toHaveLength(maxCells);
});

test.each(['themes=sepia', 'widths=', 'languages=tlh', 'personas=nobody', 'address=/nowhere', 'scenario=no-such'])(
  '%s is refused by name',
  (search) => {
    expect(read(search)).toEqual({ matrix: read('').matrix, unknown: [search] });
  },
);
