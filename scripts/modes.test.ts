import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { apiOriginOf, headersOf, modeOf, writeHeaders } from './modes';
import { shippedHeaders } from './securityHeaders';

test.each(['http://127.0.0.1:4180', 'https://api.example', ' https://api.example/ '])('takes the origin %s', (given) => {
  expect(apiOriginOf({ VITE_API_ORIGIN: given })).toBe(new URL(given.trim()).origin);
});

test.each(['127.0.0.1:4180', 'ftp://a.example', 'https://a.example/path', 'https://u:p@a.example', 'https://a.example?x', 'nonsense'])(
  'refuses %s with a message for people',
  (given) => {
    expect(() => apiOriginOf({ VITE_API_ORIGIN: given })).toThrow(/must be an http or https origin/);
  },
);

test('an unset or empty origin is none', () => {
  expect(apiOriginOf({})).toBeUndefined();
  expect(apiOriginOf({ VITE_API_ORIGIN: '  ' })).toBeUndefined();
});

test('only the mode named live is live', () => {
  expect(['live', 'simulated', 'development', 'production', 'test'].map(modeOf)).toEqual([
    'live',
    'simulated',
    'simulated',
    'simulated',
    'simulated',
  ]);
});

test('the headers of a build are sent with the paths they are for', () => {
  const folder = mkdtempSync(join(tmpdir(), 'site-'));
  const everywhere = shippedHeaders({ mode: 'live', apiOrigin: 'https://api.example' });
  const cached = { 'Cache-Control': 'immutable' };
  writeFileSync(join(folder, '_headers'), writeHeaders({ '/*': everywhere, '/assets/*': cached, '/boot.js': { 'X-One': '1' } }));
  const headersAt = headersOf(folder);
  rmSync(folder, { recursive: true });
  expect(headersAt('/en_US/market')).toEqual(everywhere);
  expect(headersAt('/assets/a.js')).toEqual({ ...everywhere, ...cached });
  expect(headersAt('/boot.js')).toEqual({ ...everywhere, 'X-One': '1' });
});

test('a site without headers sends none', () => {
  expect(headersOf('/nowhere')('/')).toEqual({});
});
