import { expect, test } from 'vitest';
import { isAllowedScript } from './scriptOrigins';

const origins = ['https://chat.example'];

test.each([
  ['https://chat.example/widget.js', true],
  ['https://chat.example:8443/widget.js', false],
  ['http://chat.example/widget.js', false],
  ['https://chat.example.evil.example/widget.js', false],
  ['https://evil.example/https://chat.example/', false],
  ['https://chat.example@evil.example/x.js', false],
  ['//chat.example/widget.js', false],
  ['javascript:alert(1)//https://chat.example', false],
  ['data:text/javascript,alert(1)', false],
  ['', false],
])('%s is allowed as a script: %s', (address, isAllowed) => expect(isAllowedScript(address, origins)).toBe(isAllowed));

test('without a vendor no script of another site is allowed', () => expect(isAllowedScript('https://chat.example/widget.js')).toBe(false));
