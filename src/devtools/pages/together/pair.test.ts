import { expect, test } from 'vitest';
import { readPair } from './pair';

const read = (search: string) => readPair(new URLSearchParams(search));

test('an address names two people and the screens they look at', () => {
  expect(read('left=leadTrader&right=follower&leftAddress=/market&rightAddress=/pay/home&width=phone')).toEqual({
    pair: { left: 'leadTrader', right: 'follower', leftAddress: '/market', rightAddress: '/pay/home', width: 'phone' },
    unknown: [],
  });
});

test('without parameters a trader and a VIP look at one market', () => {
  expect(read('').pair).toMatchObject({ left: 'trader', right: 'vip', width: 'desktop' });
});

test.each([
  'left=nobody',
  'leftAddress=https://elsewhere.example',
  'leftAddress=//elsewhere.example/',
  'rightAddress=/nowhere',
  'width=watch',
])('%s is refused by name, and what is usual stands in its place', (search) => {
  expect(read(search)).toEqual({ pair: read('').pair, unknown: [search] });
});
