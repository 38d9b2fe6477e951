import { expect, test } from 'vitest';
import { readPair } from './pair';

const read = (search: string) => readPair(new URLSearchParams(search));

test('an address sets the two personas and their screens', () => {
  expect(read('left=leadTrader&right=follower&leftAddress=/market&rightAddress=/pay/home&width=phone')).toEqual({
    pair: { left: 'leadTrader', right: 'follower', leftAddress: '/market', rightAddress: '/pay/home', width: 'phone' },
    unknown: [],
  });
});

test('without parameters a trader and a VIP see the same market', () => {
  expect(read('').pair).toMatchObject({ left: 'trader', right: 'vip', width: 'desktop' });
});

test.each([
  'left=nobody',
  'leftAddress=https://elsewhere.example',
  'leftAddress=//elsewhere.example/',
  'rightAddress=/nowhere',
  'width=watch',
])('%s is reported and replaced by the default', (search) => {
  expect(read(search)).toEqual({ pair: read('').pair, unknown: [search] });
});
