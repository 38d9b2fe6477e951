import { expect, test } from 'vitest';
import { phonePlatform } from './platform';

const safari = 'AppleWebKit/605.1.15 (KHTML, like Gecko) Version/18.0 Safari/605.1.15';

test.each([
  ['an iPhone', `Mozilla/5.0 (iPhone; CPU iPhone OS 18_0 like Mac OS X) ${safari}`, 5, 'ios'],
  ['an iPad that calls itself a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 5, 'ios'],
  ['a Mac', `Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${safari}`, 0, null],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 14; Pixel 8) AppleWebKit/537.36 Chrome/130.0 Mobile Safari/537.36', 5, 'android'],
  ['a Windows computer with a touch screen', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/130.0 Safari/537.36', 10, null],
])('detects %s', (_, userAgent, maxTouchPoints, platform) => {
  expect(phonePlatform({ userAgent, maxTouchPoints })).toBe(platform);
});
