import { expect, test } from 'vitest';
import { isIpRange, isIpInRange } from './ipRanges';

test.each([
  ['203.0.113.7', true],
  ['203.0.113.0/24', true],
  ['2001:db8::1', true],
  ['2001:db8::/48', true],
  ['::ffff:203.0.113.7', true],
  ['1:2:3:4:5:6:7:8', true],
  ['203.0.113.256', false],
  ['203.0.113', false],
  ['203.0.113.07', false],
  ['0.0.0.0/0', false],
  ['10.0.0.0/15', false],
  ['203.0.113.7/33', false],
  ['::/0', false],
  ['2001:db8::1::2', false],
  ['2001:db8:1', false],
  ['1:2:3:4:5:6:7::8', false],
  ['203.0.113.7/24/8', false],
  ['localhost', false],
  ['', false],
])('%s is a valid address or range: %s', (text, isFit) => expect(isIpRange(text)).toBe(isFit));

test.each([
  ['203.0.113.7', '203.0.113.7', true],
  ['203.0.113.8', '203.0.113.7', false],
  ['203.0.113.200', '203.0.113.128/25', true],
  ['203.0.113.100', '203.0.113.128/25', false],
  ['::ffff:203.0.113.7', '203.0.113.0/24', true],
  ['2001:DB8::7', '2001:db8::/64', true],
  ['2001:db8:0:1::7', '2001:db8::/64', false],
  ['203.0.113.7', '2001:db8::/64', false],
  ['nowhere', '203.0.113.7', false],
])('%s is within %s: %s', (address, range, isIn) => expect(isIpInRange(address, range)).toBe(isIn));
